/** What axe finds wrong with a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult } from 'axe-core';

type Context = { include: Element[] } | Document;

declare global {
  interface Window {
    axe: { run(context: Context, options: unknown): Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Ways in which words look whose contrast axe has judged: what they and all around them are called, their colours,
 * opacity and font. A hash of each.
 */
const judged = new Set<number>();

/** Why axe may not be able to judge words where they are now, but elsewhere. */
const BY_PLACE = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'outsideViewport', 'hidden'];

/** What axe finds wrong, each as a line. Contrast is half of the work: it is judged once for each way in which words look. */
export async function violations(page: Page): Promise<string[]> {
  // As from a console: the page's own policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(inspect, { judged: [...judged], byPlace: BY_PLACE });
  found.judged.forEach((look) => judged.add(look));
  return found.lines;
}

interface Found {
  lines: string[];
  judged: number[];
}

/** Runs in the page. */
async function inspect(known: { judged: number[]; byPlace: string[] }): Promise<Found> {
  const looks = new Map<Element, number>();
  const all = await window.axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  const contrast = await contrastOf(new Set(known.judged));
  return { lines: [...all.violations, ...(contrast?.violations ?? [])].flatMap(linesOf), judged: now() };

  async function contrastOf(judged: Set<number>): Promise<AxeResults | null> {
    const words = [...document.body.querySelectorAll('*')].filter(wordsOf);
    const include = words.filter((element) => !judged.has(lookOf(element)));
    const options = { preload: false, selectors: false, elementRef: true, runOnly: ['color-contrast'] };
    return include.length > 0 ? window.axe.run({ include }, options) : null;
  }

  function now(): number[] {
    const { passes = [], incomplete = [], violations = [] } = contrast ?? {};
    const isForGood = (node: NodeResult) => !known.byPlace.includes(node.any[0]?.data?.messageKey);
    const nodes = [...passes, ...incomplete].flatMap(({ nodes }) => nodes).filter(isForGood);
    const bad = new Set(violations.flatMap(({ nodes }) => nodes).map(({ element }) => lookOf(element!)));
    return nodes.map(({ element }) => lookOf(element!)).filter((look) => !bad.has(look));
  }

  function linesOf({ id, help, nodes }: AxeResults['violations'][number]): string[] {
    return nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html} – ${failureSummary}`);
  }

  /** What is written in an element itself. */
  function wordsOf(element: Element): string {
    if (element.matches('input, select, textarea')) return element.tagName;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts.map((node) => node.nodeValue!.trim()).join('');
  }

  /** FNV-1a. A single letter is told apart: axe does not judge it. */
  function lookOf(element: Element): number {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, font, textShadow } = getComputedStyle(element);
    const style = [color, backgroundColor, backgroundImage, opacity, font, textShadow];
    const name = [element.tagName, element.getAttribute('class'), element.matches(':disabled')];
    const text = [...name, ...style, wordsOf(element).length === 1].join();
    let hash = element.parentElement ? lookOf(element.parentElement) : 2166136261;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
    looks.set(element, hash);
    return hash;
  }
}
