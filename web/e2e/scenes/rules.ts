/** The rulebooks. */

import { goTo, type Scene } from './scene';

const BOOKS = ['karak', 'fan-modes', 'karak2', 'imperium', 'goblin', 'glossary', 'open-questions'];

export const RULES: Scene[] = BOOKS.map((book) => ({
  name: `rules-${book}`,
  show: (visit) => goTo(visit, `/rules/${book}`, 'main article section'),
}));
