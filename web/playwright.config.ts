import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's browsers. The one without windows needs a third less time: it has no toolbars and profiles to set up for each test. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Which browser: the one named, Debian's, or whatever is called chromium here. */
const CHROMIUM = process.env.KARAK_CHROMIUM ?? DEBIAN.find(existsSync) ?? 'chromium';

/**
 * Pages of its own that Chromium loads for every window; and Playwright's list, because only the last one counts.
 */
const WITHOUT = [
  'PreloadTopChromeWebUI',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** No sandbox, because containers have none; and a browser that calls nobody but us. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that needs luck is a bug.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Long enough for a busy machine: nothing here says how fast anything must be, but for speed.spec.ts.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
