import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { suggestCodes } from './classify-product.ts'

/** Codes of which a name, declared to be on no list, is warned of. */
const told = (name: string): string[] =>
  suggestCodes(name, 50)
    .candidates.filter(one => one.namedWhy !== '')
    .map(one => one.code)

const folder = process.env['REFERENCE_DATA']
if (!folder)
  console.warn('REFERENCE_DATA 未设置：跳过条目正文中的物质名称 (names of the entries’ text are not asked)')

const paragraphs = /(?<![\w.])[a-e](?:\.(?:\d+|[a-z]))+\.,? (?<text>.*?)(?=[;.] (?:or )?(?:[a-e]\.|N)|$)/gu
const number = /\(?C\.?A\.?S\.? #?[\d-]+\),?/gu

/** Names of a text, without numbers and what stands in brackets. */
const namesOf = (text: string): string[] =>
  [...text.matchAll(paragraphs)]
    .map(({ groups }) =>
      groups!
        ['text']!.replace(number, '')
        .replace(/[([].*|,\s.*|;.*/su, '')
        .trim(),
    )
    .filter(
      name => /^\p{L}|^\d-/u.test(name) && !/^(?:Any|AI |N,N$|FAMILY|Chemicals|Toxic|Precursor)/u.test(name),
    )

describe.skipIf(!folder)('the text of the entries', () => {
  it.each(['1C350', '1C351', '1C354'])('%s: every substance is told by its printed name', code => {
    const file = join(folder!, 'ear/ccl-items-text-ecfr-2026-07-23.json.gz')
    const { entries } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as {
      entries: { code: string; items_controlled: string }[]
    }
    const text = entries.find(one => one.code === code)!.items_controlled
    const names = namesOf(text)
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter(name => !told(name).some(one => one.startsWith(code)))).toEqual([])
    const numbers = [...text.matchAll(/\d{2,7}-\d{2}-\d(?![\d-])/gu)].map(([one]) => one)
    expect(numbers.filter(one => !told(one).some(found => found.startsWith(code)))).toEqual([])
  })
})
