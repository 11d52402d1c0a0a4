//! Two sides on the same seeds.

use games::GameInfo;
use lab::{Stop, any};

use super::{SimArgs, of_lab, progress_bar, show, side::Side};
use crate::{Failure, files::Draft, setup::words};

/// Plays and tells what differs.
pub fn run(args: &SimArgs, info: &GameInfo, sides: [&Side; 2]) -> Result<(), Failure> {
    let stop = stop(args, info)?;
    let side = |side: &Side| {
        let (setup, bots) = side.apply(&args.setup, &args.bots);
        args.run(&setup, &bots, info)
    };
    let (first, second) = (side(sides[0])?, side(sides[1])?);
    let draft = args.html.as_deref().map(Draft::begin).transpose()?;
    let seeds = first.seeds.end - first.seeds.start;
    let bar = progress_bar(seeds * 2 * first.tables.len() as u64);
    let names = sides.map(|side| side.name.clone());
    let tell = |news: any::News<'_>| show(&bar, news);
    let comparison = any::compare(info.id, [&first, &second], names, stop.as_ref(), &tell);
    let comparison = comparison.expect("the game has a name").map_err(of_lab)?;
    bar.finish_and_clear();
    draft.map_or(Ok(()), |draft| draft.finish(&lab::comparison_page(&comparison)))?;
    args.print(&comparison, lab::comparison_text)
}

fn stop(args: &SimArgs, info: &GameInfo) -> Result<Option<Stop>, Failure> {
    let Some(measure) = args.stop.clone() else { return Ok(None) };
    let known = any::measures(info.id).expect("the game has a name");
    if let Some(name) = measure.as_ref().filter(|name| !known.contains(name)) {
        let known = words(known.iter().map(String::as_str));
        return Err(Failure::Usage(format!(
            "--stop: no measure is called '{name}'; there are: {known}"
        )));
    }
    Ok(Some(Stop { measure, least: args.least }))
}
