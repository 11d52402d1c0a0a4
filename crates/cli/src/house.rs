//! What the other devices in the house are shown: where they find the server.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Color, Style};
use qrcode::{QrCode, render::unicode::Dense1x2};

/// Light on this is dark on light, as cameras expect it, whatever the colours of the terminal are.
const LIGHT: Style = Style::new()
    .fg_color(Some(Color::Ansi(AnsiColor::BrightWhite)))
    .bg_color(Some(Color::Ansi(AnsiColor::Black)));

/// Shows the addresses, one on a line, and in a terminal the first as a QR code. That nobody sees them is no reason to stop.
pub fn show(addresses: &[String]) {
    let mut out = anstream::stdout();
    let _ = write_addresses(&mut out, addresses);
    if let Some(first) = addresses.first()
        && io::stdout().is_terminal()
    {
        let _ = write_qr_code(&mut out, first);
    }
}

fn write_addresses(out: &mut impl Write, addresses: &[String]) -> io::Result<()> {
    if addresses.is_empty() {
        return writeln!(
            out,
            "No network of a house was found here. Connect this machine to one and start again, or ask for its address."
        );
    }
    writeln!(out, "On the other devices in the house open:")?;
    addresses.iter().try_for_each(|address| writeln!(out, "  {address}"))
}

/// Draws a QR code with its quiet zone, two rows of modules in each line. Words too long for one are not drawn.
fn write_qr_code(out: &mut impl Write, words: &str) -> io::Result<()> {
    let Ok(code) = QrCode::new(words) else { return Ok(()) };
    // Light modules are what is drawn.
    let picture =
        code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
    picture.lines().try_for_each(|line| writeln!(out, "{LIGHT}{line}{LIGHT:#}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut Vec<u8>) -> io::Result<()>) -> String {
        let mut bytes = Vec::new();
        write(&mut bytes).unwrap();
        String::from_utf8(anstream::adapter::strip_bytes(&bytes).into_vec()).unwrap()
    }

    #[test]
    fn every_address_has_a_line() {
        let addresses = ["http://192.168.1.5:8017", "http://10.0.0.7:8017"].map(String::from);
        let lines = written(|out| write_addresses(out, &addresses));
        let lines: Vec<&str> = lines.lines().skip(1).map(str::trim).collect();
        assert_eq!(lines, addresses);
    }

    #[test]
    fn whoever_is_in_no_house_hears_what_to_do() {
        assert!(written(|out| write_addresses(out, &[])).contains("start again"));
    }

    /// What is drawn, module by module, is the code, with four light modules around it.
    #[test]
    fn a_qr_code_is_dark_on_light_with_its_quiet_zone() {
        let words = "http://192.168.100.200:8017";
        let picture = written(|out| write_qr_code(out, words));
        let code = QrCode::new(words).unwrap();
        let (width, quiet) = (code.width(), 4);
        let lines: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
        assert_eq!(lines.len(), (width + 2 * quiet).div_ceil(2));
        for row in 0..width + 2 * quiet {
            assert_eq!(lines[row / 2].len(), width + 2 * quiet);
            for column in 0..width + 2 * quiet {
                let light = if row % 2 == 0 { ['█', '▀'] } else { ['█', '▄'] };
                let is_light = light.contains(&lines[row / 2][column]);
                let inside = |place: usize| (quiet..width + quiet).contains(&place);
                let is_dark = inside(row)
                    && inside(column)
                    && code[(column - quiet, row - quiet)] == qrcode::Color::Dark;
                assert_eq!(is_light, !is_dark, "{row} {column}");
            }
        }
    }

    #[test]
    fn words_too_long_for_a_code_draw_nothing() {
        assert_eq!(written(|out| write_qr_code(out, &"a".repeat(8_000))), "");
    }
}
