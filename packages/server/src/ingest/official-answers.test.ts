import { listSources } from '@maojian/sources'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAuthorities, type Authorities, type AuthorityAnswer } from '../adapters/testing-authority.ts'
import { dueSources } from '../background/list-refresh-job.ts'
import { openTestDatabase } from '../db/testing.ts'
import { sourceStates } from '../features/source/entry.ts'
import { downloadsOf, refreshLists } from './refresh.ts'
import { createTestIngest, type TestIngest } from './testing.ts'

const formats = new URL('../../../sources/src/formats/', import.meta.url)
const folder = process.env['REFERENCE_DATA']
if (folder === undefined) console.warn('REFERENCE_DATA is not set: real files are not served, only samples')

const authored = (name: string) => readFile(new URL(name, formats))

/** The sample is the other list of its authority: of SDN only what that file would say differs. */
const sampleOf = async (list: string, name: string): Promise<Buffer> => {
  const bytes = await authored(name)
  if (list !== 'ofac-sdn') return bytes
  return Buffer.from(bytes.toString('utf8').replaceAll('>Consolidated List<', '>SDN List<'))
}
const titles = 'https://www.ecfr.gov/api/versioner/v1/titles.json'
const titlesBody = '{"titles":[{"number":15,"name":"x","up_to_date_as_of":"2026-08-27"}]}'
const part744 = 'https://www.ecfr.gov/api/versioner/v1/full/2026-08-27/title-15.xml?part=744'

/** The lists of each official address, with a sample of ours and the real file where there is one. */
const served: readonly (readonly [list: string, sample: string, real: string])[] = [
  ['un-sc', 'un-xml/sample.xml', 'lists/un/UN_consolidated.xml.gz'],
  ['ofac-sdn', 'ofac-enhanced/sample.xml', 'lists/ofac/SDN_ENHANCED.IRGC-subset.2024-08-28.xml.gz'],
  ['ofac-nonsdn', 'ofac-enhanced/sample.xml', 'lists/ofac/CONS_ENHANCED.ZIP'],
  ['eu-fsf', 'eu-fsf-xml/sample.xml', 'lists/eu/xmlFullSanctionsList_1_1.2022-03-18.partial-repaired.xml.gz'],
  ['uk-sanctions', 'uksl-xml/sample.xml', 'lists/format-samples/uksl-sample.2026-09-02.xml'],
  ['ca-sema', 'sema-xml/sample.xml', 'lists/canada/sema-lmes.2025.xml.gz'],
  ['ch-seco', 'seco-xml/sample.xml', 'lists/format-samples/seco-sample.2026-08-27.xml'],
  ['bis-dpl', 'csl-csv/sample.csv', 'lists/us-csl/consolidated.csv.gz'],
  ['bis-uvl', 'cfr-744-xml/sample.xml', 'ear/ecfr-15cfr744-2026-07-23.xml.gz'],
]

const addressOf = (list: string): string => {
  const source = listSources.find(one => one.id === list)!
  const [address] = downloadsOf([source])[0]!.addresses
  return address!.ecfrPart === undefined ? address!.url : part744
}

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

/** The file itself: a packed one is what its authority packs. */
const realFile = (name: string): Promise<Buffer> => {
  const stream = createReadStream(join(folder!, name))
  return name.endsWith('.gz') ? buffer(stream.pipe(createGunzip())) : buffer(stream)
}

describe.skipIf(folder === undefined)('real files at their official addresses', () => {
  it.each(served.filter(([, , real]) => folder === undefined || existsSync(join(folder, real))))(
    '%s is imported whole, and again unchanged',
    async (list, _sample, real) => {
      const test = await createTestIngest(await openTestDatabase())
      const authorities = await startAuthorities()
      authorities.answers.set(titles, [{ body: titlesBody }])
      authorities.answers.set(addressOf(list), [{ body: await realFile(real), etag: 'W/"real"' }])
      const context = { ...test.context, outbound: authorities.outbound, pause: async () => undefined }
      const request = { source: list, accept: true }
      expect(await refreshLists(context, request)).toMatchObject([{ state: 'updated' }])
      expect(await refreshLists(context, request)).toMatchObject([{ state: 'unchanged' }])
      await authorities.close()
      await test.close()
    },
    120_000,
  )
})
