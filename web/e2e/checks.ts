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
        // What can be scrolled is not cut off.
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX)) break;
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

const TOUCH = 44;

/** What is too small for a finger. A link in the middle of a sentence is as high as its line. */
export function tiny(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    const all =
      'a[href], button, input, select, summary, [role="button"], [role="switch"], [role="menuitem"]';
    const top = document.querySelector('dialog[open]') ?? document.body;
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
