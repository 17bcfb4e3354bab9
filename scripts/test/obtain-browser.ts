import { aptInstall, canInstall } from './debian.ts'
import { type Browser, findBrowser } from './find-browser.ts'
import { runChild } from './run-child.ts'

const install = async (): Promise<Browser | undefined> => {
  if (canInstall() && (await aptInstall('chromium'))) {
    const found = findBrowser()
    if (found !== undefined) return { ...found, from: 'apt-get install chromium' }
  }
  await runChild('npx', ['playwright', 'install', 'chromium'])
  const found = findBrowser()
  return found === undefined ? undefined : { ...found, from: 'playwright install chromium' }
}

/** A browser for the journeys; none is a failure, never a skip. */
export const obtainBrowser = async (): Promise<Browser | undefined> => {
  const browser = findBrowser() ?? (await install())
  if (browser === undefined)
    console.error(
      'no browser: set CHROMIUM, or put chromium on PATH, or run `npx playwright install chromium`',
    )
  else console.log(`browser: ${browser.path} (${browser.from})`)
  return browser
}
