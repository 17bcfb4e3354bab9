import { findListSource, listSources } from '@maojian/sources'
import { readdir, readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OutboundFault } from '../adapters/outbound-fault.ts'
import type { Outbound } from '../adapters/outbound.ts'
import { openTestDatabase } from '../db/testing.ts'
import { reportLines } from '../cli/lists-report.ts'
import { sourceStates } from '../features/source/entry.ts'
import { downloadsOf, refreshLists } from './refresh.ts'
import { company, createTestIngest, ftmLines, type TestIngest } from './testing.ts'

const samples = new URL('../../../sources/src/formats/un-xml/', import.meta.url)
/** The sample as an edition of the week in which the tests stand. */
const sample = async (): Promise<Buffer> => {
  const file = (await readdir(samples)).find(name => name.startsWith('sample.'))
  const text = await readFile(new URL(file!, samples), 'utf8')
  return Buffer.from(text.replace(/dateGenerated="[^"T]*/u, 'dateGenerated="2026-08-28'))
}

const serving = (answer: () => Promise<Buffer>): Pick<Outbound, 'open'> => ({
  open: async url => {
    const bytes = await answer()
    return {
      url,
      type: '',
      body: (async function* () {
        yield bytes
      })(),
    }
  },
})

const pause = async (): Promise<void> => undefined

let test: TestIngest
beforeEach(async () => void (test = await createTestIngest(await openTestDatabase())))
afterEach(() => test.close())

const refresh = (outbound: Pick<Outbound, 'open'>, accept = true) =>
  refreshLists({ ...test.context, outbound, pause }, { source: 'un-sc', accept })
const health = async () =>
  (await sourceStates(test.context.database.db, test.context.now())).find(state => state.id === 'un-sc')

describe('refresh', () => {
  it('imports what is new, leaves what is not, and keeps the edition when the address fails', async () => {
    expect(await refresh(serving(sample))).toMatchObject([{ sources: ['un-sc'], state: 'updated' }])
    const fresh = await health()
    expect(fresh).toMatchObject({ health: 'green', formats: ['un-xml'] })
    expect(await refresh(serving(sample))).toEqual([{ sources: ['un-sc'], state: 'unchanged' }])
    const gone = serving(() => Promise.reject(new OutboundFault('对方拒绝连接')))
    expect(await refresh(gone)).toEqual([{ sources: ['un-sc'], state: 'failed', message: '对方拒绝连接' }])
    expect(await health()).toMatchObject({ health: 'amber', entries: fresh!.entries })
    expect((await health())?.healthReason).toContain('对方拒绝连接')
  })
  it('refuses a list that is far too short, unless an operator accepts it', async () => {
    expect(await refresh(serving(sample), false)).toMatchObject([
      { state: 'failed', message: expect.stringContaining('少于应有的最少') },
    ])
    expect(await health()).toMatchObject({ health: 'grey', entries: 0 })
  })
  it('is not told that what the authority itself gives is older than a converted file', async () => {
    const party = company(1, { id: 'un-1', dataset: 'un_sc_sanctions', day: '2026-08-31' })
    await test.importText('un.json', ftmLines([party]))
    const [outcome] = await refresh(serving(sample), false)
    expect(outcome).toMatchObject({ state: 'failed', message: expect.stringContaining('少于应有的最少') })
    expect(outcome).not.toMatchObject({ message: expect.stringContaining('早于') })
  })
  it('refuses an unknown list', async () => {
    await expect(
      refreshLists({ ...test.context, outbound: serving(sample), pause }, { source: 'x', accept: false }),
    ).rejects.toThrow('没有编号')
  })
})

describe('a file without a day of its own', () => {
  const csl = new URL('../../../sources/src/formats/csl-csv/sample.csv', import.meta.url)
  const listed = async (): Promise<string[]> => {
    const rows = await test.context.database.db
      .selectFrom('current_version')
      .select('reference')
      .where('source_id', '=', 'ofac-sdn')
      .orderBy('reference')
      .execute()
    return rows.map(row => row.reference)
  }
  const dated = () =>
    test.importText(
      'o.json',
      ftmLines([company(1, { id: 'ofac-1', dataset: 'us_ofac_sdn', day: '2026-08-01' })]),
    )

  it('outranks an older dated one when the authority itself gave it', async () => {
    await dated()
    const context = { ...test.context, outbound: serving(() => readFile(csl)), pause }
    expect(await refreshLists(context, { source: 'bis-dpl', accept: true })).toMatchObject([
      { state: 'updated' },
    ])
    expect(await listed()).toEqual(['900501', '900502'])
    // Its day is that of the fetch for the order alone: no page says that it was published then.
    const states = await sourceStates(test.context.database.db, test.context.now())
    expect(states.find(state => state.id === 'ofac-sdn')?.editionDate).toBe('')
    await expect(dated()).resolves.toMatchObject({ entries: 1 })
    expect(await listed()).toEqual(['900501', '900502'])
  })

  it('gives way to a dated one when a person brought it, of whatever year it is', async () => {
    await dated()
    const account = await test.importText('consolidated.csv', await readFile(csl), {
      source: 'bis-dpl',
      formats: ['csl-csv'],
      accept: true,
    })
    expect(await listed()).toEqual(['1'])
    expect(account.sources).toContainEqual(expect.objectContaining({ source: 'ofac-sdn', stands: false }))
    expect((await reportLines({ kind: 'import', account })).join('\n')).toMatch(/OFAC.*未取代现行版本/u)
  })
})

it('eCFR is asked for its newest day and for XML, by lists as by control facts', async () => {
  const asked: { url: string; accept: string | undefined }[] = []
  const outbound: Pick<Outbound, 'open'> = {
    open: async (url, limits) => {
      asked.push({ url, accept: limits?.headers?.['accept'] })
      const titles = '{"titles":[{"number":15,"name":"x","up_to_date_as_of":"2026-08-27"}]}'
      return {
        url,
        type: '',
        body: (async function* () {
          yield Buffer.from(url.endsWith('titles.json') ? titles : '<html/>')
        })(),
      }
    },
  }
  await refreshLists({ ...test.context, outbound, pause }, { source: 'bis-uvl', accept: false })
  expect(asked).toEqual([
    { url: 'https://www.ecfr.gov/api/versioner/v1/titles.json', accept: 'application/json' },
    {
      url: 'https://www.ecfr.gov/api/versioner/v1/full/2026-08-27/title-15.xml?part=744',
      accept: 'application/xml',
    },
  ])
})

describe('downloads', () => {
  it('lists that share their files are downloaded once', () => {
    const downloads = downloadsOf(listSources)
    const addresses = downloads.map(one => one.addresses.map(address => address.url).join())
    expect(new Set(addresses).size).toBe(addresses.length)
    const bis = downloads.find(one => one.sources.some(source => source.id === 'bis-entity-list'))
    expect(bis?.sources.map(source => source.id)).toContain('bis-uvl')
  })
  it('takes the richest format that has an address', () => {
    const source = findListSource('ofac-sdn')!
    const [download] = downloadsOf([source])
    const withAddress = source.formats.filter(id => source.addresses.some(address => address.format === id))
    expect(download?.format).toBe(withAddress[0] ?? source.addresses[0]?.format)
  })
})
