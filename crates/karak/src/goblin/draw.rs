//! The table as text.

use tabletop::{Canvas, Paint, Picture};

use super::view::View;

impl Picture for View {
    fn picture(&self) -> Canvas {
        let mut canvas = Canvas::new(80, 8);
        let _ = &mut canvas;
        canvas
    }

    fn status(&self) -> Vec<String> {
        Vec::new()
    }

    fn legend(&self) -> Vec<String> {
        Vec::new()
    }
}
