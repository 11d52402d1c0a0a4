//! The doors by name.

use serde_json::json;
use tabletop::Luck;

#[test]
fn a_game_that_is_not_in_the_box_is_named_with_those_that_are() {
    let error = games::open("chess", json!({}), None, Luck::Manual).err().unwrap();
    assert_eq!(
        error.to_string(),
        "no game is called 'chess'; there is 'karak', 'karak2', 'goblin'"
    );
}

#[test]
fn every_game_opens_saves_loads_and_verifies_by_its_name() {
    for info in games::all() {
        let setup = json!({"players": info.players.0});
        let game = games::open(info.id, setup, None, Luck::Manual).expect("the usual table");
        assert_eq!((game.game(), game.save()["rules"].clone()), (info.id, json!(info.rules)));
        let again = games::load(game.save()).expect("our own save");
        assert_eq!(again.position(), game.position());
        assert_eq!(games::verify(game.save()).expect("our own save").winners, None);
    }
}

#[test]
fn a_save_of_a_game_that_is_not_in_the_box_is_refused_with_those_that_are() {
    let error = games::load(json!({"game": "chess"})).err().unwrap();
    assert_eq!(error.code(), "other_game");
    assert_eq!(games::verify(json!({"game": "chess"})).err(), Some(error));
    assert_eq!(games::load(json!({})).err().unwrap().code(), "malformed_save");
}

#[test]
fn every_published_box_is_read_by_the_name_of_its_game() {
    for info in games::all() {
        let text = testkit::document(&format!("data/{}.toml", info.id));
        let contents = games::read_box(info.id, &text).expect("the published box");
        let setup = json!({"players": info.players.0, "contents": contents});
        assert!(games::open(info.id, setup, None, Luck::Manual).is_ok(), "{}", info.id);
    }
    assert!(games::read_box("chess", "").is_err());
}
