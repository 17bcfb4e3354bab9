import { chromium } from '@playwright/test'
import { findProgram, isProgram } from './find-program.ts'

export interface Browser {
  readonly path: string
  /** Where it was found, for the reader of the run. */
  readonly from: string
}

/** Chromium without a window: a page costs it about half of what it costs the whole browser. */
export const headlessShell = 'chromium-headless-shell'

const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
] as const

const playwrightOwn = (): string | undefined => {
  const path = chromium.executablePath()
  return isProgram(path) ? path : undefined
}

/** The first browser that is there: $CHROMIUM, one on PATH, Playwright's own. */
export const findBrowser = (): Browser | undefined => {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run`)
    return { path: named, from: '$CHROMIUM' }
  }
  const onPath = findProgram(...names)
  if (onPath !== undefined) return { path: onPath, from: 'PATH' }
  const own = playwrightOwn()
  return own === undefined ? undefined : { path: own, from: 'Playwright' }
}
