import { aptInstall, canInstall } from './debian.ts'
import { type Browser, findBrowser, headlessShell } from './find-browser.ts'
import { findProgram } from './find-program.ts'
import { runChild } from './run-child.ts'

const installShell = async (): Promise<void> => {
  const chosen = Boolean(process.env['CHROMIUM']) || findProgram(headlessShell) !== undefined
  if (!chosen && canInstall()) await aptInstall(headlessShell)
}

/** A browser for the journeys, the cheapest that can be had; none is a failure, never a skip. */
export const obtainBrowser = async (): Promise<Browser | undefined> => {
  await installShell()
  if (findBrowser() === undefined) await runChild('npx', ['playwright', 'install', 'chromium'])
  const browser = findBrowser()
  if (browser === undefined)
    console.error(
      'no browser: set CHROMIUM, or put chromium on PATH, or run `npx playwright install chromium`',
    )
  else console.log(`browser: ${browser.path} (${browser.from})`)
  return browser
}
