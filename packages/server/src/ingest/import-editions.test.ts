import { afterEach, beforeEach, expect, it } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { readPublished } from '../engine/read-published.ts'
import { starterFiles } from '../facts/starter-files.ts'
import { getParty, undoMerge } from '../features/party/entry.ts'
import { sourceStates } from '../features/source/entry.ts'
import { rawOfEditions } from '../lists/edition-store.ts'
import { latestEditions } from '../lists/latest-editions.ts'
import { newestEntries } from '../lists/newest-entry-store.ts'
import { incomingBytes, incomingFile, keepRaw, type KeptFile } from './raw-store.ts'
import {
  companies,
  company,
  createTestIngest,
  currentOf,
  ftmLines,
  ftmSanction,
  indexed,
  later,
  type TestIngest,
} from './testing.ts'

forEachDatabase((_name, open) => {
  let test: TestIngest
  beforeEach(async () => void (test = await createTestIngest(await open())))
  afterEach(() => test.close())

  const current = () => currentOf(test)
  const stateOf = async (id: string) =>
    (await sourceStates(test.context.database.db, test.context.now())).find(state => state.id === id)

  it('each list is told by the digest of its own file, never by that of another list of the same import', async () => {
    const files: KeptFile[] = []
    for (const list of ['first_list', 'second_list']) {
      const lines = ftmLines(companies(1, 3, { dataset: list }))
      files.push(await keepRaw(test.context.raw, incomingBytes(`${list}.json`, Buffer.from(lines))))
    }
    await test.importText('unused.json', '', { files })
    const digests = files.map(({ digest }) => digest)
    expect((await stateOf('first_list'))?.raw).toEqual([digests[0]])
    expect((await stateOf('second_list'))?.raw).toEqual([digests[1]])
    const { db } = test.context.database
    const [edition] = await db.selectFrom('edition').select('id').orderBy('id').execute()
    expect(await rawOfEditions(db, [String(edition!.id)])).toEqual(
      new Map([[String(edition!.id), [digests[0]]]]),
    )
  })

  it('an entry that two parts of a list bear is counted once in the index', async () => {
    await test.importText('a.json', ftmLines(companies(1, 10)))
    await test.importText('b.json', ftmLines(companies(10, 30)), indexed)
    const { meta } = await readPublished(test.published)
    expect(meta.sources).toMatchObject([{ id: 'test_list', edition: '1+2', entries: 30 }])
    expect(await stateOf('test_list')).toMatchObject({ entries: 30 })
  })

  it('writes only what differs and tells what was added, removed and changed', async () => {
    await test.importText('a.json', ftmLines(companies(1, 10)))
    const next = [
      ...companies(1, 8, later),
      company(9, { ...later, name: 'Renamed Testing Works LLC' }),
      company(11, later),
    ]
    const account = await test.importText('a.json', ftmLines(next))
    expect(account.sources).toMatchObject([{ entries: 10, added: 1, removed: 1, changed: 1 }])
    const versions = await test.context.database.db.selectFrom('entry_version').select('entry_id').execute()
    expect(versions).toHaveLength(12)
    expect(await current()).toHaveLength(10)
  })

  it('dates an entry that a later edition brought by that edition', async () => {
    await test.importText('a.json', ftmLines(companies(1, 5)))
    await test.importText('a.json', ftmLines(companies(1, 6, later)))
    const newest = await newestEntries(test.context.database.db, ['test_list'], 3)
    expect(newest[0]).toMatchObject({ isNew: true, publishedOn: '2026-08-08' })
    const { rows, count } = await latestEditions(test.context.database.db, { page: 1, pageSize: 1 }, 2)
    expect(rows[0]?.entries[0]?.content.names[0]?.text).toBe('Invented Testing Works 6 LLC')
    expect(count).toBe(2)
  })

  it('parts of one list in several files stand beside each other', async () => {
    await test.importText('a.json', ftmLines(companies(1, 3)))
    await test.importText('b.json', ftmLines(companies(4, 5)))
    expect(await current()).toHaveLength(5)
    // A part that comes for the first time adds nothing to the list; its next edition does.
    expect(await stateOf('test_list')).toMatchObject({ entries: 5, first: true, added: 0 })
    await test.importText('b.json', ftmLines(companies(4, 6, later)))
    expect(await current()).toHaveLength(6)
    expect(await stateOf('test_list')).toMatchObject({
      entries: 6,
      first: false,
      added: 1,
      history: [
        { day: '2026-08-01', entries: 3 },
        { day: '2026-08-01', entries: 5 },
        { day: '2026-08-08', entries: 6 },
      ],
    })
  })

  it.each([
    ['record first', ['s', 'p']],
    ['party first', ['p', 's']],
  ])('joins a record to its party in another file, %s', async (_, order) => {
    const files: Record<string, string> = {
      s: ftmSanction('s-1', 't-1', 'other_list'),
      p: ftmLines([company(1)]),
    }
    const pending: number[] = []
    for (const file of order) pending.push((await test.importText(`${file}.json`, files[file]!)).pending)
    expect(pending).toEqual([order[0] === 's' ? 1 : 0, 0])
    const entries = await test.context.database.db
      .selectFrom('entry')
      .select(['source_id', 'party_id'])
      .execute()
    expect(entries.map(entry => entry.source_id).sort()).toEqual(['other_list', 'test_list'])
    expect(new Set(entries.map(entry => entry.party_id)).size).toBe(1)
    expect(entries[0]?.party_id).toMatch(/^P\d+$/)
  })

  it('ids of parties survive a new edition, and a merge can be taken back for good', async () => {
    const { db } = test.context.database
    const twin = (day: string, n: number, leiCode: string[]) =>
      ftmLines([company(n, { day, dataset: `list_${n}`, properties: { leiCode } })])
    await test.importText('one.json', twin('2026-08-01', 1, []))
    await test.importText('two.json', twin('2026-08-01', 2, ['5493001KJTIIGC8Y1R12']))
    const before = await db.selectFrom('entry').select(['id', 'party_id']).orderBy('id').execute()
    await test.importText('one.json', twin('2026-08-08', 1, ['5493001KJTIIGC8Y1R12']))
    const [oldest, younger] = before.map(entry => entry.party_id!)
    const merges = await db.selectFrom('party_merge').selectAll().execute()
    expect(merges).toMatchObject([{ from_party: younger, into_party: oldest }])
    expect((await getParty(db, younger!))?.id).toBe(oldest)
    expect((await getParty(db, oldest!))?.reasons[0]).toContain('LEI')
    expect(await undoMerge(db, merges[0]!.id, { account: 'a1', now: new Date(), reason: '两家公司' })).toBe(
      younger,
    )
    await test.importText('two.json', twin('2026-08-09', 2, ['5493001KJTIIGC8Y1R12']))
    const after = await db.selectFrom('entry').select(['id', 'party_id']).orderBy('id').execute()
    expect(after).toEqual(before)
  })

  it('starter rows end with the first real edition of their list', async () => {
    const kept = (await starterFiles()).map(path => keepRaw(test.context.raw, incomingFile(path)))
    await test.importText('unused.json', '', { formats: ['starter'], files: await Promise.all(kept) })
    const before = await stateOf('us-fcc-covered')
    expect(await stateOf('ofac-sdn')).toMatchObject({ starter: true, health: 'amber', formats: ['starter'] })
    const account = await test.importText(
      'o.json',
      ftmLines([company(1, { id: 'ofac-999999', dataset: 'us_ofac_sdn' })]),
    )
    expect(account.sources[0]).toMatchObject({ source: 'ofac-sdn', added: 1 })
    expect(await stateOf('ofac-sdn')).toMatchObject({ starter: false, entries: 1, formats: ['ftm'] })
    expect(await stateOf('us-fcc-covered')).toEqual(before)
  })
})
