import { afterAll, beforeAll, expect, it } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { createTestIngest, currentOf, type TestIngest } from './testing.ts'

/** Invented parties in the layout of the consolidated list of the United Nations. */
const party = (n: number): string => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>GIVEN${n}</FIRST_NAME>
  <SECOND_NAME>FAMILY${n}</SECOND_NAME><UN_LIST_TYPE>DRC</UN_LIST_TYPE><REFERENCE_NUMBER>CDi.${n}</REFERENCE_NUMBER>
  <LISTED_ON>2012-12-31</LISTED_ON><NATIONALITY><VALUE>Mali</VALUE></NATIONALITY></INDIVIDUAL>`

const file = (day: string, change: (text: string) => string = text => text): string => {
  const parties = Array.from({ length: 300 }, (_, n) => party(n + 1)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="${day}T00:00:00Z"><INDIVIDUALS>${change(parties)}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`
}

const renamed = (from: string, to: string) => (text: string) => text.replaceAll(`${from}>`, `${to}>`)

forEachDatabase((_name, open) => {
  let test: TestIngest
  const read = (text: string, accept = false) =>
    test.importText('un.xml', text, { source: 'un-sc', formats: ['un-xml'], accept })
  beforeAll(async () => {
    test = await createTestIngest(await open())
    await read(file('2026-08-01'), true)
  })
  afterAll(() => test.close())

  it.each([
    ['first names', renamed('FIRST_NAME', 'GIVEN_NAME'), [/300 条的名称与现有版本不同/, /GIVEN_NAME/]],
    [
      'days of listing',
      renamed('LISTED_ON', 'LISTING_DATE'),
      [/列入日期的 300 条中 300 条不再有/, /LISTING_DATE/],
    ],
    ['programmes', renamed('UN_LIST_TYPE', 'UN_LIST'), [/制裁项目的 300 条中 300 条不再有/]],
    ['nationalities', renamed('NATIONALITY', 'NATION'), [/国家的 300 条中 300 条不再有/]],
    [
      'the name of one party',
      (text: string) =>
        text.replace(/<(FIRST|SECOND)_NAME>\w+1<\/\1_NAME>\s*/gu, (found, _n, at) => (at < 200 ? '' : found)),
      [/1 条原有名称的记录现在没有主名称，将查不到（CDi\.1）/],
    ],
  ] as const)('an edition that came without %s is held', async (_, change, words) => {
    const refused = read(file('2026-08-08', change))
    for (const word of words) await expect(refused).rejects.toThrow(word)
    expect(await currentOf(test)).toHaveLength(300)
  })

  it('a person may let it through, and what was let through is not asked again', async () => {
    const unknown = (text: string) => text.replaceAll('<DATAID>', '<NOVELTY>x</NOVELTY><DATAID>')
    const acceptedOf = async (day: string) => (await read(file(day, unknown), true)).accepted.join('；')
    expect(await acceptedOf('2026-08-15')).toContain('未知字段 NOVELTY')
    expect(await acceptedOf('2026-08-22')).not.toContain('NOVELTY')
  })
})
