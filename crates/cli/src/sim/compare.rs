//! Two sides on the same seeds.

use std::ops::ControlFlow;

use games::GameInfo;
use lab::{Comparison, Duel, MEASURES, Metrics, Stop, games::Visitor, simulate_pairs};

use super::{SimArgs, progress_bar, side::Side};
use crate::{Failure, files::Draft, setup::words};

/// A comparison that is asked for.
pub struct Duels<'a> {
    pub args: &'a SimArgs,
    pub info: &'a GameInfo,
    pub sides: [&'a Side; 2],
}

impl Visitor for Duels<'_> {
    type Outcome = Result<(), Failure>;

    fn visit<G: Metrics>(self) -> Result<(), Failure> {
        let Duels { args, info, sides } = self;
        let stop = stop(args)?;
        let seeds = args.seeds()?;
        let side = |side: &Side| {
            let (setup, bots) = side.apply(&args.setup, &args.bots);
            let cases = args.cases(&setup, info)?;
            let about = args.about::<G>(&cases, &bots, seeds.clone());
            Ok::<_, Failure>((args.tables::<G>(&cases, &bots)?, about))
        };
        let ((first, about), (second, other)) = (side(sides[0])?, side(sides[1])?);
        let draft = args.html.as_deref().map(Draft::begin).transpose()?;
        let bar = progress_bar((seeds.end - seeds.start) * 2 * first.len() as u64);
        let mut tables = Vec::new();
        for (one, two) in first.iter().zip(&second) {
            bar.set_message(one.name.clone());
            let mut duel = Duel::new(&one.name, &about.names, stop.clone());
            simulate_pairs([one, two], seeds.clone(), &|| bar.inc(1), |one, two| {
                let done = duel.add(&one, &two);
                Ok::<_, Failure>(if done {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            })?;
            tables.push(duel.report());
        }
        bar.finish_and_clear();
        let names = sides.map(|side| side.name.clone());
        let comparison = Comparison { about: [about, other], sides: names, tables };
        draft.map_or(Ok(()), |draft| draft.finish(&lab::comparison_page(&comparison)))?;
        args.print(&comparison, lab::comparison_text)
    }
}

fn stop(args: &SimArgs) -> Result<Option<Stop>, Failure> {
    let Some(measure) = args.stop.clone() else { return Ok(None) };
    if let Some(name) = measure.as_deref().filter(|name| !MEASURES.contains(name)) {
        let known = words(MEASURES.iter().copied());
        return Err(Failure::Usage(format!(
            "--stop: no measure is called '{name}'; there are: {known}"
        )));
    }
    Ok(Some(Stop { measure, least: args.least }))
}
