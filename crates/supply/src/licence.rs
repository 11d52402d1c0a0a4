//! SPDX licence expressions.

use spdx::{Expression, Licensee, ParseMode};

use crate::{
    policy::{Exception, Licences},
    problem::Problem,
};

/// A licence as a package states it: `MIT/Apache-2.0` is an old way to write OR.
const STATED: ParseMode = ParseMode { allow_slash_as_or_operator: true, ..ParseMode::STRICT };

/// How far a package's licence is covered by a policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// By what is allowed to everybody.
    General,
    /// By its own exception only.
    Exceptional,
}

/// Holds the licence that a package states against a policy.
///
/// # Errors
/// It states none, none that is known, or one that is not allowed.
pub fn judge(
    name: &str,
    version: &str,
    stated: Option<&str>,
    licences: &Licences,
    policy: &'static str,
) -> Result<Cover, Problem> {
    let package = format!("{name} {version}");
    let Some(stated) = stated.filter(|stated| !stated.trim().is_empty()) else {
        return Err(Problem::Unlicensed { package });
    };
    let Ok(expression) = Expression::parse_mode(stated, STATED) else {
        return Err(Problem::UnknownLicence { package, stated: stated.to_owned() });
    };
    let exception = licences.exceptions.iter().find(|exception| exception.name == name);
    if is_covered(&expression, &licences.allow) {
        Ok(Cover::General)
    } else if exception.is_some_and(|own| is_covered(&expression, &with(&licences.allow, own))) {
        Ok(Cover::Exceptional)
    } else {
        Err(Problem::ForbiddenLicence { package, stated: stated.to_owned(), policy })
    }
}

/// The expression as SPDX writes it today, for a bill of materials.
pub fn canonical(stated: &str) -> String {
    stated.replace(" / ", " OR ").replace('/', " OR ")
}

fn with(allow: &[String], exception: &Exception) -> Vec<String> {
    [allow, &exception.allow].concat()
}

/// What is no licence's name allows nothing.
fn is_covered(expression: &Expression, allow: &[String]) -> bool {
    let licensees: Vec<Licensee> =
        allow.iter().filter_map(|name| Licensee::parse(name).ok()).collect();
    expression.evaluate(|required| licensees.iter().any(|licensee| licensee.satisfies(required)))
}
