import { regulationParts } from '@maojian/sources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAuthorities, type Authorities, type AuthorityAnswer } from '../adapters/testing-authority.ts'
import { openTestDatabase } from '../db/testing.ts'
import { controlFacts } from '../facts/control-facts.ts'
import { officialText } from '../features/regulation/entry.ts'
import { sampleRegulation } from '../features/regulation/testing.ts'
import { refreshRegulationText } from '../background/regulation-refresh-job.ts'
import { testRun } from '../jobs/testing.ts'
import { refreshRegulation } from './refresh-regulation.ts'
import { createTestIngest, type TestIngest } from './testing.ts'

const base = 'https://www.ecfr.gov/api/versioner/v1'
const days = ['2026-08-27', '2026-08-30'] as const
const texts = sampleRegulation(controlFacts(), days[0])

const faults: readonly (readonly [what: string, answer: AuthorityAnswer, words: RegExp])[] = [
  ['answers 406', { status: 406 }, /返回状态 406/u],
  ['is busy', { status: 503 }, /返回状态 503/u],
  ['breaks off', { body: texts['774'], manner: 'cut' }, /中断|没有传完|失败/u],
  ['stops in the middle', { body: texts['774'], manner: 'stalled' }, /超时/u],
  ['gives a page instead', { body: '<!doctype html><title>Blocked</title>' }, /给出的是网页/u],
  ['gives half a text', { body: texts['774'].slice(0, -30) }, /不完整或有错/u],
]

describe('official text of eCFR', () => {
  let test: TestIngest
  let authorities: Authorities
  beforeAll(async () => {
    test = await createTestIngest(await openTestDatabase())
    authorities = await startAuthorities()
    for (const day of days) serve(day)
  })
  afterAll(async () => {
    await authorities.close()
    await test.close()
  })

  const addressOf = (day: string, part: string): string => `${base}/full/${day}/title-15.xml?part=${part}`
  const serve = (day: string, instead: Partial<Record<string, AuthorityAnswer>> = {}): void => {
    const newest = `{"titles":[{"number":15,"name":"x","up_to_date_as_of":"${day}"}]}`
    authorities.answers.set(`${base}/titles.json`, [{ body: newest, accept: 'application/json' }])
    for (const part of regulationParts) {
      const usual = { body: texts[part], accept: 'application/xml', etag: `"${part}"` }
      authorities.answers.set(addressOf(day, part), [instead[part] ?? usual])
    }
  }
  const refresh = () => {
    authorities.asked.length = 0
    const context = { ...test.context, outbound: authorities.outbound, pause: async () => undefined }
    return refreshRegulation(context, { accept: false })
  }
  const editions = async () =>
    (await officialText(test.context.database.db)).editions.map(({ part, date }) => `${part} ${date}`)
  const every = (day: string) => regulationParts.map(part => `${part} ${day}`)

  it('comes whole, behind a redirect too, and is not sent again while eCFR knows its mark', async () => {
    serve(days[0], { '740': { movedTo: addressOf('moved', '740') } })
    authorities.answers.set(addressOf('moved', '740'), [{ body: texts['740'], etag: '"740"' }])
    expect((await refresh()).map(({ state }) => state)).toEqual(regulationParts.map(() => 'updated'))
    expect(await editions()).toEqual(every(days[0]))
    expect((await refresh()).map(({ state }) => state)).toEqual(regulationParts.map(() => 'unchanged'))
    const marks = authorities.asked.flatMap(({ headers }) => headers['if-none-match'] ?? [])
    expect(new Set(marks)).toEqual(new Set(regulationParts.map(part => `"${part}"`)))
  })

  it.each(faults)('one part that %s keeps its edition, and the others come', async (_, answer, words) => {
    serve(days[1], { '774': answer })
    const failed = (await refresh()).filter(({ state }) => state === 'failed')
    expect(failed).toMatchObject([{ message: expect.stringMatching(words) }])
    expect(await editions()).toEqual([...every(days[1]).slice(0, -1), `774 ${days[0]}`])
  })

  it('a day that eCFR cannot tell leaves every edition, and is asked for in words', async () => {
    const before = await editions()
    authorities.answers.set(`${base}/titles.json`, [{ body: '{"titles":[]}' }])
    await expect(refresh()).rejects.toThrow('--date')
    authorities.answers.set(`${base}/titles.json`, [{ status: 502 }])
    await expect(refresh()).rejects.toThrow('返回状态 502')
    expect(authorities.asked).toHaveLength(3)
    expect(await editions()).toEqual(before)
  })

  describe('the job of every morning', () => {
    const morning = async (now: string): Promise<boolean> => {
      authorities.asked.length = 0
      const context = { ...test.context, outbound: authorities.outbound, pause: async () => undefined }
      const run = refreshRegulationText({ ...context, now: () => new Date(now) }, () => undefined)
      await run({}, testRun())
      return authorities.asked.length > 0
    }

    it('asks once a week, and the next morning where the last answer failed in whole or in part', async () => {
      authorities.answers.set(`${base}/titles.json`, [{ status: 502 }])
      expect(await morning('2027-01-04T20:50:00Z')).toBe(true)
      serve(days[1], { '774': { status: 406 } })
      expect(await morning('2027-01-05T20:50:00Z')).toBe(true)
      serve(days[1])
      expect(await morning('2027-01-06T20:49:00Z')).toBe(true)
      expect(await morning('2027-01-07T20:50:00Z')).toBe(false)
      expect(await morning('2027-01-12T20:50:00Z')).toBe(false)
      expect(await morning('2027-01-13T20:50:00Z')).toBe(true)
    })
  })
})
