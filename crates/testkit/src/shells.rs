//! The tests that every game has, written once: each is one call, and has its name here.

/// Writes tests of one kind; the data they are about stays in the file of the game.
///
/// ```text
/// testkit::family_tests!(playthroughs: Karak);
/// testkit::family_tests!(citations: BOOK, 90);
/// testkit::family_tests!(saves: Karak, SAVES);
/// testkit::family_tests!(saves of rules 1: Karak, OLD_SAVES);
/// testkit::family_tests!(fuzz: fuzz());
/// testkit::family_tests!(laws: LAWS, two, three, four);
/// testkit::family_tests!(endings: every_random_game_ends, two, three, four);
/// testkit::family_tests!(matches: MATCHES);
/// testkit::family_tests!(schemas: SCHEMAS);
/// ```
#[macro_export]
macro_rules! family_tests {
    (playthroughs: $game:ty) => {
        #[test]
        fn every_playthrough_runs_as_written() {
            let folder =
                ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
            assert!(!::tabletop::testkit::check_playthroughs::<$game>(&folder).is_empty());
        }
    };
    (citations: $book:expr, $at_least:expr) => {
        $crate::family_tests! { @write $book;
            a_rule_number_is_used_once => numbers_are_used_once($at_least);
            the_code_cites_every_rule => code_cites_every_rule();
            every_rule_has_a_playthrough => every_rule_is_played();
            every_playthrough_is_named_after_a_rule => no_playthrough_is_stray();
        }

        /// The numbers of the rules of this game.
        pub fn headings() -> Vec<String> {
            $book.headings()
        }
    };
    (saves: $game:ty, $saves:expr) => {
        $crate::family_tests! { @write $saves;
            every_save_of_these_rules_holds_together => hold_together::<$game>();
            no_save_is_forgotten => are_all_known();
            a_sealed_save_goes_on_with_new_luck => go_on_with_new_luck::<$game>("sealed-before-the-end");
        }
    };
    (saves of rules $rules:literal: $game:ty, $saves:expr) => {
        $crate::family_tests! { @write $saves;
            every_save_of_older_rules_is_refused_as_such => are_of_rules::<$game>($rules);
            no_older_save_is_forgotten => are_all_known();
        }
    };
    (fuzz: $fuzz:expr) => {
        $crate::family_tests! { @write $fuzz;
            any_bytes_choose_a_game_that_keeps_valid => bytes_choose_a_game_that_keeps_valid(1);
            any_json_as_an_action_or_outcome_is_answered => json_as_an_action_or_outcome_is_answered(2);
            any_json_as_a_setup_is_answered => json_as_a_setup_is_answered(3);
            any_json_as_a_box_is_answered => json_as_a_box_is_answered(4);
            any_bytes_as_a_box_are_answered => bytes_as_a_box_are_answered(5);
            any_json_as_a_position_is_answered => json_as_a_position_is_answered(6);
            any_json_as_a_save_is_answered => json_as_a_save_is_answered(7);
            any_bytes_as_a_save_are_answered => bytes_as_a_save_are_answered(8);
        }
    };
    (laws: $laws:expr, two, three, four $(, $five:ident)?) => {
        $crate::family_tests! { @write $laws;
            the_laws_hold_for_two => hold_for(2);
            the_laws_hold_for_three => hold_for(3);
            the_laws_hold_for_four => hold_for(4);
            $(the_laws_hold_for_five => hold_for($crate::family_tests!(@number $five));)?
        }
    };
    (endings: $check:ident, two, three, four $(, $five:ident)?) => {
        #[test]
        fn every_random_game_of_two_ends() {
            $check(2);
        }

        #[test]
        fn every_random_game_of_three_ends() {
            $check(3);
        }

        #[test]
        fn every_random_game_of_four_ends() {
            $check(4);
        }

        $(#[test]
        fn every_random_game_of_five_ends() {
            $check($crate::family_tests!(@number $five));
        })?
    };
    (matches: $matches:expr) => {
        $crate::family_tests! { @write $matches;
            outcomes_of_fair_dice_cannot_be_named => fair_outcomes_cannot_be_named();
            the_action_of_another_seat_is_refused => others_cannot_act();
            nobody_acts_while_luck_decides => nobody_acts_while_luck_decides();
            every_action_that_is_not_offered_is_refused_by_a_rule => refusals_have_rules();
            nothing_is_played_after_an_agreed_end => nothing_follows_an_agreed_end();
            one_takes_back_ones_own_decision => decisions_are_taken_back();
            a_game_is_what_its_plies_say => games_are_what_their_plies_say();
            every_die_and_draw_of_a_finished_game_is_proven => finished_games_are_proven();
            a_save_of_other_rules_is_refused => saves_are_for_these_rules_only();
            a_save_with_another_table_is_refused => saves_are_for_so_many_players_only();
            winners_that_did_not_win_are_refused => nobody_has_won_yet();
            the_host_goes_on_with_the_same_luck => the_host_goes_on_alike();
            the_words_of_the_protocol_are_understood => the_protocol_is_understood();
        }
    };
    (schemas: $schemas:expr) => {
        $crate::family_tests! { @write $schemas;
            what_is_sent_is_as_described => hold_of_what_is_sent();
            the_page_knows_these_schemas => are_known_to_the_page();
        }
    };
    (@number five) => { 5 };
    (@write $subject:expr; $($name:ident => $method:ident $(::<$game:ty>)? ($($argument:expr),*);)+) => {
        $(#[test]
        fn $name() {
            $subject.$method$(::<$game>)?($($argument),*);
        })+
    };
}
