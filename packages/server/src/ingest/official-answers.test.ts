import { listSources } from '@maojian/sources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAuthorities, type Authorities, type AuthorityAnswer } from '../adapters/testing-authority.ts'
import { dueSources } from '../background/list-refresh-job.ts'
import { openTestDatabase } from '../db/testing.ts'
import { sourceStates } from '../features/source/entry.ts'
import { downloadsOf, refreshLists } from './refresh.ts'
import { addressOf, part744, sampleOf, served, titles, titlesBody } from './testing-official-addresses.ts'
import { createTestIngest, type TestIngest } from './testing.ts'

it('every official address of a list has its stand-in', () => {
  const known = served.map(([list]) => downloadsOf(listSources.filter(one => one.id === list))[0]!.addresses)
  const all = downloadsOf(listSources).map(({ addresses }) => addresses)
  expect(new Set(known.flat().map(({ url }) => url))).toEqual(new Set(all.flat().map(({ url }) => url)))
})

const html =
  '<!DOCTYPE html><html><head><title>Maintenance</title></head><body><p>Back soon</p></body></html>'

/** What goes wrong, what the health page then says, and how often the address is asked. */
const faults: readonly (readonly [what: string, answer: AuthorityAnswer, words: RegExp, asked: number])[] = [
  ['it is not found', { status: 404 }, /返回状态 404/u, 1],
  ['it answers 406', { status: 406 }, /返回状态 406/u, 1],
  ['it answers 304 unasked', { status: 304 }, /返回状态 304/u, 1],
  ['its server fails', { status: 500, body: html }, /返回状态 500/u, 3],
  ['it is busy', { status: 503, headers: { 'retry-after': '60' } }, /返回状态 503/u, 3],
  ['the line breaks', { body: 'x'.repeat(9000), manner: 'cut' }, /中断|没有传完|失败/u, 3],
  ['it stops in the middle', { body: 'x'.repeat(9000), manner: 'stalled' }, /超时/u, 3],
  ['it gives a page instead', { body: html, headers: { 'content-type': 'text/html' } }, /给出的是网页/u, 1],
  ['it gives nothing', { body: '' }, /空文件/u, 1],
]

describe.each(served)('the official address of %s', (list, sample) => {
  let test: TestIngest
  let authorities: Authorities
  let body: Buffer
  const address = addressOf(list)
  const waits: number[] = []
  beforeAll(async () => {
    test = await createTestIngest(await openTestDatabase())
    authorities = await startAuthorities()
    body = await sampleOf(list, sample)
    authorities.answers.set(titles, [{ body: titlesBody, accept: 'application/json' }])
  })
  afterAll(async () => {
    await authorities.close()
    await test.close()
  })

  const accept = address === part744 ? { accept: 'application/xml' } : {}
  const serve = (...answers: AuthorityAnswer[]): void =>
    void authorities.answers.set(
      address,
      answers.map(answer => ({ ...accept, ...answer })),
    )
  const refresh = async () => {
    const context = {
      ...test.context,
      outbound: authorities.outbound,
      pause: async (ms: number) => waits.push(ms),
    }
    authorities.asked.length = 0
    waits.length = 0
    const [outcome] = await refreshLists(context, { source: list, accept: true })
    return outcome!
  }
  const askedFor = () => authorities.asked.filter(({ url }) => url === address)
  const health = async () =>
    (await sourceStates(test.context.database.db, test.context.now())).find(state => state.id === list)!
  const isDue = async (hours: number): Promise<boolean> => {
    const then = new Date(test.context.now().getTime() + hours * 3_600_000)
    return (await dueSources(test.context.database.db, then)).some(({ id }) => id === list)
  }

  it('is read behind a redirect, in pieces, and known by its mark afterwards', async () => {
    const elsewhere = 'https://files.example.org/moved/list'
    authorities.answers.set(elsewhere, [{ ...accept, body, etag: '"one"', manner: 'piecewise' }])
    serve({ movedTo: elsewhere })
    expect(await refresh()).toMatchObject({ state: 'updated' })
    const { entries, healthReason } = await health()
    expect(entries).toBeGreaterThan(0)
    expect(healthReason).not.toContain('失败')
    expect(await refresh()).toMatchObject({ state: 'unchanged' })
    const [, again] = authorities.asked.filter(({ url }) => url !== titles)
    expect(again).toMatchObject({ url: elsewhere, headers: { 'if-none-match': '"one"' } })
    serve({ body })
    expect(await refresh()).toMatchObject({ state: 'unchanged' })
  })

  it.each(faults)('%s: the edition stays, health says why, the next day asks again', async (...fault) => {
    const [, answer, words, times] = fault
    const before = await health()
    const published = (await test.context.snapshots.current('names'))?.id
    serve(answer)
    const outcome = await refresh()
    expect(outcome).toMatchObject({ state: 'failed', message: expect.stringMatching(words) })
    expect(askedFor()).toHaveLength(times)
    expect(waits).toEqual([5000, 30_000].slice(0, times - 1))
    const after = await health()
    expect(after).toMatchObject({ entries: before.entries, raw: before.raw })
    expect(after.healthReason).toMatch(/最近一次检查（.+）失败/u)
    expect(after.healthReason).toMatch(words)
    expect((await test.context.snapshots.current('names'))?.id).toBe(published)
    expect([await isDue(2), await isDue(24)]).toEqual([false, true])
  })

  it('what failed once comes with the second try, and health is good again', async () => {
    serve({ status: 502 }, { body, etag: '"one"' })
    expect(await refresh()).toMatchObject({ state: 'unchanged' })
    expect(waits).toEqual([5000])
    expect((await health()).healthReason).not.toContain('失败')
    expect(await isDue(24)).toBe(false)
  })
})
