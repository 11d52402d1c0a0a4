// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function fresh() {
  return import('./settings.svelte');
}

test('the first language that we speak is spoken, otherwise French', async () => {
  const { preferred } = await fresh();
  expect(preferred(['ja', 'cs-CZ', 'en'])).toBe('cs');
  expect(preferred(['de-AT'])).toBe('de');
  expect(preferred(['ja'])).toBe('fr');
  expect(preferred([])).toBe('fr');
});

test('sounds are off until somebody wants them', async () => {
  const { settings } = await fresh();
  expect(settings).toMatchObject({
    sound: false,
    odds: true,
    pace: 'calm',
    theme: 'auto',
    tv: false,
    handOver: true,
  });
});

test('what was kept counts, and what makes no sense does not', async () => {
  const kept = { language: 'de', theme: 'pink', pace: 'quick', sound: true, odds: false, tv: 'yes' };
  localStorage.setItem('karak.settings', JSON.stringify(kept));
  const { settings } = await fresh();
  expect(settings).toMatchObject({
    language: 'de',
    theme: 'auto',
    pace: 'quick',
    sound: true,
    odds: false,
    tv: false,
  });
});

test('nothing at all is no settings', async () => {
  localStorage.setItem('karak.settings', 'null');
  expect((await fresh()).settings.pace).toBe('calm');
});
