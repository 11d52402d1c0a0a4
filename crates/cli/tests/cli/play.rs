//! Playing in the terminal, with a script at the keyboard.

use std::fs;

use crate::common::{errors, finished_game, folder, karak, play, read, text};

#[test]
fn computer_players_play_to_the_end() {
    let folder = folder("bots");
    let game = finished_game(&folder, "7");
    assert!(read(&game)["winners"].is_array());
    let output = karak(&folder, &play(&["--bots", "2", "--seed", "7"]), "again.json\n");
    assert!(text(&output).contains("The game is over."));
    assert!(text(&output).contains("karak verify again.json"));
    assert_eq!(read(&game), read(&folder.join("again.json")), "the same seed, the same game");
}

#[test]
fn a_person_plays_and_all_agree_to_end() {
    let folder = folder("person");
    let script = "1\n1\n0\ndance\nhint\nhelp\nlog\nboard\nsave\nend\nmaybe\nn\n1\nend\ny\n\n";
    let output = karak(&folder, &play(&["--bots", "1", "--seed", "3"]), script);
    let shown = text(&output);
    assert!(output.status.success(), "{}", errors(&output));
    for part in [
        "it is your turn",
        "or a command ('help' lists them)",
        "got 'dance'",
        "The computer plays player 2 (knight).",
        "% to win the game",
        "You can type:",
        "Expected a file name",
        "Expected y or n.",
        "Then it goes on.",
        "The game is over.",
    ] {
        assert!(shown.contains(part), "no '{part}' in:\n{shown}");
    }
}

#[test]
fn computer_players_are_named_and_seated_in_order() {
    let folder = folder("named");
    let setup = ["play", "--game", "goblin", "--players", "4", "--round-limit", "2", "--seed", "3"];
    let bots = ["--bots", "3", "--bot", "apprentice", "--bot", "search:20/hoarder"];
    let output = karak(&folder, &[&setup[..], &bots].concat(), "save it.json\nquit\nn\n");
    let shown = text(&output);
    for words in [
        "The computer plays player 2 (apprentice), player 3 (search:20/hoarder), player 4\n",
        "(apprentice).",
        "--bots 3 --bot apprentice --bot search:20/hoarder --bot apprentice",
    ] {
        assert!(shown.contains(words), "no '{words}' in:\n{shown}\n{}", errors(&output));
    }
}

/// A program that cannot play loses its seat, not the game of everybody else.
#[cfg(unix)]
#[test]
fn a_program_that_forfeits_is_told_of_and_replaced() {
    let folder = folder("forfeit");
    fs::write(folder.join("bot.sh"), "read line; echo nonsense").unwrap();
    let flags = ["--bots", "2", "--bot", "cmd:sh bot.sh", "--bot", "random", "--seed", "7"];
    let output = karak(&folder, &play(&flags), "\n");
    let shown = text(&output).replace("\n  ", " ");
    let told = "player 1 (cmd:sh bot.sh) has forfeited its seat: expected {\"bestmove\": …}, got \
                'nonsense'.";
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(shown.matches(told).count(), 2, "when it happens and at the end:\n{shown}");
    assert!(shown.contains("The game is over."));
}

#[test]
fn hot_seat_asks_everybody_before_the_end() {
    let folder = folder("hotseat");
    let output = karak(&folder, &play(&["--bots", "0", "--seed", "3"]), "end\ny\ny\n");
    let shown = text(&output);
    assert!(shown.contains("End the game here, player 1?"));
    assert!(shown.contains("End the game here, player 2?"));
    assert!(shown.contains("The game is over."));
}

/// What only one of them may see: two people at one keyboard, but nobody at it.
#[test]
fn a_script_goes_through_curtains() {
    let folder = folder("curtain");
    let flags = ["--heroes", "darius,taia", "--bots", "0", "--seed", "3"];
    let arguments = [&["play", "--game", "karak2"], &flags[..]].concat();
    let output = karak(&folder, &arguments, &("1\n".repeat(40) + "quit\nmine.json\n"));
    let shown = text(&output);
    for words in ["Player 1, it is your turn.", "Player 2, it is your turn.", "let nobody read it"]
    {
        assert!(shown.contains(words), "no '{words}' in:\n{shown}");
    }
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    let save = read(&folder.join("mine.json"));
    let decisions = save["plies"].as_array().unwrap().iter().filter(|ply| ply.get("act").is_some());
    assert_eq!(decisions.count(), 40, "a curtain takes no line");
}

#[test]
fn the_end_of_input_ends_quietly() {
    let folder = folder("silence");
    for script in ["", "1\n", "quit\n", "end\n"] {
        let output = karak(&folder, &play(&["--seed", "3"]), script);
        assert!(output.status.success() && errors(&output).is_empty(), "{script}");
    }
}

#[test]
fn a_saved_game_goes_on() {
    let folder = folder("resume");
    let output = karak(&folder, &play(&["--seed", "3"]), "1\nsave mine.json\nquit\n\n");
    let shown = text(&output);
    assert!(shown.contains("karak play --resume mine.json --bots 1"), "{shown}");
    let before = read(&folder.join("mine.json"));
    let output = karak(&folder, &["play", "--resume", "mine.json"], "1\nquit\n\n");
    assert!(output.status.success(), "{}", errors(&output));
    let (old, new) = (before["plies"].as_array().unwrap().clone(), read(&folder.join("mine.json")));
    let new = new["plies"].as_array().unwrap().clone();
    assert!(new.len() > old.len() && new.starts_with(&old));
}

#[test]
fn a_sealed_save_goes_on_with_fresh_dice() {
    let folder = folder("sealed");
    karak(&folder, &play(&["--seed", "3"]), "1\nsave mine.json\nquit\nn\n");
    let mut save = read(&folder.join("mine.json"));
    save["luck"][0]["luck"]["fair"].as_object_mut().unwrap().remove("secret").unwrap();
    crate::common::write(&folder.join("sealed.json"), &save);
    let output = karak(&folder, &["play", "--resume", "sealed.json"], "1\nquit\nnew.json\n");
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(read(&folder.join("new.json"))["luck"].as_array().unwrap().len(), 2);
}

#[test]
fn a_foreign_file_is_never_overwritten() {
    let folder = folder("overwrite");
    fs::write(folder.join("letter.txt"), "dear").unwrap();
    let script = "save letter.txt\nsave nowhere/x.json\nsave mine.json\nsave mine.json\nquit\nn\n";
    let output = karak(&folder, &play(&["--seed", "3"]), script);
    let shown = text(&output);
    assert!(shown.contains("letter.txt is there already"));
    assert!(shown.contains("nowhere/x.json was not saved"));
    assert_eq!(shown.matches("Saved, with the secret").count(), 2);
    assert_eq!(fs::read_to_string(folder.join("letter.txt")).unwrap(), "dear");
}

#[test]
fn own_dice_are_told_by_hand() {
    let folder = folder("own-dice");
    let script = "1\n".repeat(30) + "quit\nmine.json\n";
    let output = karak(&folder, &play(&["--bots", "0", "--own-dice"]), &script);
    assert!(text(&output).contains("what came up?"));
    let output = karak(&folder, &["verify", "mine.json"], "");
    assert!(text(&output).contains("named by hand"), "{}", errors(&output));
}

#[test]
fn a_screen_fits_eighty_columns_and_has_no_colour_in_a_pipe() {
    let folder = folder("columns");
    let script = "1\n".repeat(60);
    let output = karak(&folder, &play(&["--bots", "0", "--seed", "3"]), &script);
    for line in text(&output).lines().filter(|line| !line.contains("file name")) {
        assert!(line.chars().count() <= 80, "too wide: {line}");
        assert!(!line.contains('\u{1b}'), "{line:?}");
    }
}

#[test]
fn wrong_flags_say_what_was_expected() {
    let folder = folder("flags");
    fs::write(folder.join("broken.json"), "{").unwrap();
    fs::write(folder.join("list.json"), "[]").unwrap();
    let wrong: [(&[&str], &str); 13] = [
        (&["play", "--game", "chess"], "there are:"),
        (&play(&["--bots", "3"]), "expected 0 to 2"),
        (&play(&["--bot", "wizard"]), "no bot is called 'wizard'"),
        (&play(&["--bot", "random/explorer"]), "no bot is called"),
        (&play(&["--bots", "1", "--bot", "random", "--bot", "random"]), "expected at most 1"),
        (&play(&["--bots", "1", "--move-ms", "0"]), "--move-ms"),
        (&play(&["--players", "77"]), "players"),
        (&play(&["--heroes", "bard"]), "bard"),
        (&play(&["--options", "nonsense"]), "nonsense"),
        (&play(&["--position", "missing.json"]), "missing.json"),
        (&play(&["--box", "broken.json"]), "expected JSON"),
        (&["play", "--resume", "list.json"], "not a saved game"),
        (&["play", "--resume", "list.json", "--players", "2"], "cannot be used with"),
    ];
    for (arguments, expected) in wrong {
        let output = karak(&folder, arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(errors(&output).contains(expected), "{arguments:?}: {}", errors(&output));
    }
}

/// Whoever types the real cards over ours is told the file, the row and the reason.
#[test]
fn a_box_of_ones_own_is_played_with_or_refused_by_file_row_and_reason() {
    let folder = folder("own-box");
    let published = include_str!("../../../../data/goblin.toml");
    let goblin = |name: &str, text: &str| {
        fs::write(folder.join(name), text).unwrap();
        let flags = ["--players", "2", "--bots", "2", "--seed", "7", "--round-limit", "3"];
        let arguments = [&["play", "--game", "goblin", "--box", name], &flags[..]].concat();
        karak(&folder, &arguments, "game.json\n")
    };
    let house = published.replacen("hearts = 5 ", "hearts = 9 ", 1);
    assert_ne!(house, published);
    let output = goblin("house.toml", &house);
    assert!(text(&output).contains("The game is over."), "{}", errors(&output));
    assert_eq!(read(&folder.join("game.json"))["setup"]["contents"]["board"]["hearts"], 9);
    let wrong: [(&str, &str, &[&str]); 4] = [
        ("hearts = 13", "hearts = 0", &["lords row 3", "expected one heart at least"]),
        ("\"whirlwind\"", "\"tornado\"", &["line", "unknown variant `tornado`"]),
        ("\"1-07\"", "\"1-08\"", &["monsters row 8", "'1-08' has a row already"]),
        ("count = 24", "count = 23", &["monsters row 64", "expected cards 1 to 23 of level 3"]),
    ];
    for (old, new, words) in wrong {
        assert!(published.contains(old), "{old}");
        let output = goblin("typed.toml", &published.replacen(old, new, 1));
        assert_eq!(output.status.code(), Some(2), "{new}");
        for word in [&["typed.toml"], words].concat() {
            assert!(errors(&output).contains(word), "no '{word}' in: {}", errors(&output));
        }
    }
}
