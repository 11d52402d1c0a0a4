// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A device to hear with, that counts what it is told to sound. */
class Speaker {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  static told = 0;
  static wakeUp = () => {};

  async resume() {
    await new Promise<void>((go) => (Speaker.wakeUp = go));
    this.state = 'running';
  }

  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect() {} };
  }

  createOscillator() {
    const frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { type: '', frequency, connect() {}, start: () => void (Speaker.told += 1), stop() {} };
  }
}

const click = { hasBeenActive: false };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: click });
  Speaker.told = 0;
  click.hasBeenActive = false;
});
afterEach(() => vi.unstubAllGlobals());

/** `coin` has two voices, `turn` too. */
async function speaker() {
  const { settings } = await import('./settings.svelte');
  settings.sound = true;
  return (await import('./sound')).play;
}

test('what happened before the first click is never heard', async () => {
  const play = await speaker();
  play('coin');
  play('turn');
  click.hasBeenActive = true;
  play('coin');
  Speaker.wakeUp();
  await vi.waitFor(() => expect(Speaker.told).toBe(2));
});

test('while the device wakes up sounds are lost, so that they do not come all at once', async () => {
  click.hasBeenActive = true;
  const play = await speaker();
  play('coin');
  play('turn');
  play('turn');
  expect(Speaker.told).toBe(0);
  Speaker.wakeUp();
  await vi.waitFor(() => expect(Speaker.told).toBe(2));
  play('turn');
  expect(Speaker.told).toBe(4);
});
