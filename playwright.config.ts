import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/test/find-browser.ts'
import { writeFontConfig } from './scripts/test/font-config.ts'

// Set once in the main process; the workers inherit them.
process.env['E2E_STATE'] ??= join(tmpdir(), `maojian-e2e-${process.pid}.json`)
process.env['FONTCONFIG_FILE'] ??= writeFontConfig()

const executablePath = findBrowser()?.path
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// Without a locale of UTF-8, as on a bare machine, a browser calls every file with a Chinese name "download".
const env = { ...process.env, LC_ALL: 'C.UTF-8' }
// A dialog that is still growing under the pointer loses the click, and no person clicks within a fifth of a second.
// The phone sees the screens move.
const calm = { contextOptions: { reducedMotion: 'reduce' } } as const
const desktop = { viewport: { width: 1440, height: 900 }, ...calm }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

// Playwright reads a default export.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 8000 },
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Recording costs every journey a third of its time: `playwright test --trace on` records one.
    trace: 'off',
    launchOptions: { args, env, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'fonts', testMatch: 'fonts.spec.ts', use: desktop },
    {
      name: 'desktop',
      testIgnore: ['fonts.spec.ts', 'phone.spec.ts'],
      dependencies: ['fonts'],
      use: desktop,
    },
    { name: 'phone', testMatch: 'phone.spec.ts', dependencies: ['fonts'], use: phone },
  ],
  webServer: {
    command: 'exec node scripts/launch.js e2e/serve-product.ts',
    wait: { stdout: /the product is ready/ },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
