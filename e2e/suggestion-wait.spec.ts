import { expect, type Page } from '@playwright/test'
import { debounces } from '@maojian/contract/limits'
import { test } from './fixtures.ts'
import { untilDrawn } from './screens.ts'

// The clock stands still for the whole window.
test.use({ coldBrowser: true })

/** Keywords for which suggestions are asked, in order. */
const askedWords = (page: Page): string[] => {
  const words: string[] = []
  page.on('request', request => {
    const word = new URL(request.url()).searchParams.get('keyword')
    if (word !== null && /suggest|tips/u.test(request.url())) words.push(word)
  })
  return words
}

for (const [who, path, field, typed, wait] of [
  ['an item', '/licenceDetermination', '#licence_eccn', '3A001', debounces.items],
  ['an end user', '/licenceDetermination', '#licence_endUser', 'huawei', debounces.endUsers],
  ['a listed party', '/sanctionSearch', '[aria-label="检索词"]', 'huawei', debounces.items],
] as const)
  test(`S1-139 suggestions of ${who} wait until ${wait} ms after the last key`, async ({
    signedIn: page,
  }) => {
    await page.clock.install()
    await page.goto(path)
    await untilDrawn(page)
    const words = askedWords(page)
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    for (const letter of typed) {
      await page.locator(field).pressSequentially(letter)
      await page.clock.runFor(wait - 1)
    }
    expect(words, 'nothing is asked while the keys come faster').toEqual([])
    const asked = page.waitForRequest(/suggest|tips/u)
    await page.clock.runFor(1)
    expect(new URL((await asked).url()).searchParams.get('keyword')).toBe(typed)
  })
