/** What must be true of every screen, whoever looks at it. What axe checks is in axe.ts. */

import type { Page } from '@playwright/test';

/** What sticks out to the side, so that one has to scroll to read it. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = innerWidth + 0.5;
    if (document.documentElement.scrollWidth <= wide) return [];
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const out = all.filter((each) => each.getBoundingClientRect().right > wide);
    return out.map((each) => `${each.tagName}.${each.className} ${each.textContent?.slice(0, 40)}`);
  });
}

/** Parts of the page that have to be scrolled to the side; tables of the rulebooks may. */
export function scrolledSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body :not(div.table)')];
    const wide = all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0);
    const scrolls = wide.filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
    return scrolls.map(
      (each) => `${each.tagName}.${each.className} ${each.scrollWidth} in ${each.clientWidth}`,
    );
  });
}

/** Words that are cut off or run out of their box. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || parent.closest('.visually-hidden, svg, title, code')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What can be scrolled is not cut off, and what is for listeners only is cut off on purpose.
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX)) break;
        if (style.clipPath === 'inset(50%)') break;
        if (style.overflowX === 'visible' && box !== parent.closest('button, a, li')) continue;
        const { left, right } = box.getBoundingClientRect();
        if (words.right > right + 1 || words.left < left - 1) {
          found.push(`"${node.textContent.trim().slice(0, 50)}" out of ${box.tagName}.${box.className}`);
          break;
        }
      }
    }
    return found;
  });
}

/** Words of buttons that are broken in the middle. */
export function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement!.closest('button, a.button') || node.parentElement!.closest('svg')) continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\d’]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** Names that several places of the map share, so that nobody who hears them knows which is which. */
export async function alike(page: Page): Promise<string[]> {
  const names = await page
    .locator('[data-spot]:not(.reach)')
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label') ?? spot.textContent!.trim()));
  return names.filter((name, index) => names.indexOf(name) < index);
}

const TOUCH = 44;

/** What is too small for a finger. A link in the middle of a sentence is as high as its line. */
export function tiny(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    const all =
      'a[href], button, input, select, summary, [role="button"], [role="switch"], [role="menuitem"]';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...top.querySelectorAll<HTMLElement>(all)].flatMap((each) => {
      if (each.closest('[inert], .visually-hidden') || each.classList.contains('skip')) return [];
      const inline = each.tagName === 'A' && getComputedStyle(each).display === 'inline';
      const { width, height } = reach(each);
      if (inline || crowded(each) || width === 0 || Math.min(width, height) >= touch - 0.5) return [];
      return [
        `${each.tagName}.${each.getAttribute('class')} ${Math.round(width)}×${Math.round(height)} ${name(each)}`,
      ];
    });

    function name(each: HTMLElement): string {
      return each.ariaLabel ?? each.textContent?.trim().slice(0, 40) ?? '';
    }

    /** Heroes who stand together are as small as they are; whoever can choose them finds the same in the list. */
    function crowded(each: HTMLElement): boolean {
      if (!each.matches('.spot.hero')) return false;
      const coins = [...top.querySelectorAll('.spot.hero .coin')].map((coin) => coin.getBoundingClientRect());
      const own = each.querySelector('.coin')!.getBoundingClientRect();
      return coins.filter(({ x, y }) => Math.hypot(x - own.x, y - own.y) < touch).length > 1;
    }

    /** A label, the light on the map and what lies around a control belong to it. */
    function reach(each: HTMLElement): { width: number; height: number } {
      const own = each.getBoundingClientRect();
      const light = document.querySelector(`[data-frame="${each.dataset['spot']}"]`);
      const label = ((each as HTMLInputElement).labels?.[0] ?? light)?.getBoundingClientRect();
      const around = getComputedStyle(each, '::before');
      const grown =
        around.content !== 'none' && around.position === 'absolute' ? -2 * parseFloat(around.top) : 0;
      const width = Math.max(own.width + grown, label?.width ?? 0);
      return { width, height: Math.max(own.height + grown, label?.height ?? 0) };
    }
  }, TOUCH);
}

/** What can be clicked, but not in its middle, because something else lies there. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all =
      'a[href], button, input, select, summary, [role="button"], [role="switch"], [role="menuitem"], [data-placing]';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...top.querySelectorAll<HTMLElement>(all)].flatMap((each) => {
      const target = (each as HTMLInputElement).labels?.[0] ?? each;
      const middle = middleOf(target);
      if (!middle || isOutOfUse(target) || isAway(target, middle)) return [];
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (!hit || isPartOf(hit, target) || isMeant(hit, target)) return [];
      return [`${name(each)} at ${Math.round(middle.x)},${Math.round(middle.y)} by ${name(hit)}`];
    });

    function name(each: Element): string {
      const words = (each.ariaLabel ?? each.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      return `${each.localName}.${each.getAttribute('class')} "${words.slice(0, 40)}"`;
    }

    function middleOf(each: Element): { x: number; y: number } | null {
      // A spot is drawn larger or smaller than its button: its coin is what one aims at.
      const { x, y, width, height } = (each.querySelector('.coin') ?? each).getBoundingClientRect();
      return width === 0 || height === 0 ? null : { x: x + width / 2, y: y + height / 2 };
    }

    function isOutOfUse(each: Element): boolean {
      const { pointerEvents, visibility } = getComputedStyle(each);
      if (pointerEvents === 'none' || visibility === 'hidden' || !each.checkVisibility()) return true;
      return each.closest('[inert], .visually-hidden, .skip') !== null;
    }

    /** Outside of the window, or of a part that scrolls or is moved around. */
    function isAway(each: Element, { x, y }: { x: number; y: number }): boolean {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
      for (let box = each.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    }

    function isPartOf(hit: Element, target: Element): boolean {
      const light = hit.closest<HTMLElement>('[data-frame]')?.dataset['frame'];
      return (
        target.contains(hit) || (light !== undefined && light === (target as HTMLElement).dataset['spot'])
      );
    }

    /**
     * Heroes who stand together overlap; the map is moved below what lies in its corners; a card asks what the map below
     * it would ask; rules, menus and messages go away; what sticks to the window lies over what is scrolled.
     */
    function isMeant(hit: Element, target: Element): boolean {
      const spot = target.matches('.spot');
      if (!target.closest('[role="application"]') && isStuck(hit) && !isStuck(target)) return true;
      if (spot && hit.closest('.spot.hero') && target.matches('.hero')) return true;
      const passing = 'aside, [role="menu"], .toast';
      return hit.closest(spot ? `${passing}, .prompts, .minimap, .controls` : passing) !== null;
    }

    function isStuck(each: Element): boolean {
      for (let box: Element | null = each; box; box = box.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
      return false;
    }
  });
}

/** Says so where no card lies over the map and what can be seen of it is less than a third as high as the window (as wide, where that is the longer side). */
export function crampedBoard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('[role="application"]');
    if (!board || document.querySelector('dialog[open], .hand-over, .rules, .prompts .card')) return [];
    const { x, y, width, height } = board.getBoundingClientRect();
    const steps = Array.from({ length: 24 }, (_, step) => (step + 0.5) / 24);
    const isFree = (px: number, py: number) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && board.contains(hit);
    };
    const free = steps.flatMap((across) =>
      steps.map((down) => [x + across * width, y + down * height] as const),
    );
    const seen = free.filter(([px, py]) => isFree(px, py));
    const extent = (axis: 0 | 1) => {
      const all = seen.map((point) => point[axis]);
      return all.length === 0 ? 0 : ((Math.max(...all) - Math.min(...all)) * 24) / 23;
    };
    const lies = innerWidth > innerHeight;
    const [has, of] = lies ? [extent(0), innerWidth] : [extent(1), innerHeight];
    return has >= of / 3 ? [] : [`the map has ${Math.round(has)} of ${of} px`];
  });
}
