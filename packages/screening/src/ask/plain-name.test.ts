import { describe, expect, test } from 'vitest'
import { isPlainName } from './plain-name.ts'
import { betweenNames, openers, titles } from './remarks.table.ts'

/** Phrases of a table as they are written without marks. */
const phrases = (table: string): string[] => table.replaceAll(/\[[^\]]*\][*?]?|\\\.\??/gu, '').split('|')

describe('a plain name is read as it stands', () => {
  test.each(['Norva Tapaz', 'NORVA STEEL LTD', 'norva electronics'])('%s', name => {
    expect(isPlainName(name)).toBe(true)
  })

  test.each([
    ...phrases(openers).map(opener => `${opener} Norva Tapaz`),
    ...phrases(titles).map(title => `${title} Norva Tapaz`),
    ...phrases(betweenNames).map(words => `Norva Trading ${words} Tapaz Steel`),
  ])('no remark is one: %s', text => {
    expect(isPlainName(text)).toBe(false)
  })

  test.each([
    'Norva tanker',
    'NORVA OIL TANKER',
    'Vessel Norva',
    'Ivan Norva and Pyotr Tapaz',
    'VladimirNorva',
    'Norva Tradng Ltd',
    'Norva 7',
    'Norva-Tapaz',
    'Norva\tTapaz',
    'Norva  Tapaz',
    'Nórva',
    '诺瓦',
    '',
  ])('nor is what may be read otherwise: %s', text => {
    expect(isPlainName(text)).toBe(false)
  })
})
