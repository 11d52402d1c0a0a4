import { expect, test, vi } from 'vitest';
import { setLanguage } from '../lib/texts';
import { changeLanguage } from './language';
import { toasts } from './toasts.svelte';

vi.mock('../lib/texts', () => ({ setLanguage: vi.fn(), say: (id: string) => id }));

test('a language whose words cannot be loaded is said, not swallowed', async () => {
  await changeLanguage('cs');
  expect(toasts).toEqual([]);
  vi.mocked(setLanguage).mockRejectedValueOnce(new TypeError('no network'));
  await changeLanguage('de');
  expect(toasts).toMatchObject([{ text: 'error-offline', kind: 'bad' }]);
});
