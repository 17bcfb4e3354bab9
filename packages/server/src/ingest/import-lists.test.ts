import { afterEach, beforeEach, expect, it } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { readPublished } from '../engine/read-published.ts'
import { getParty } from '../features/party/entry.ts'
import { sourceStates } from '../features/source/entry.ts'
import { prepareLists } from './prepare-lists.ts'
import {
  companies,
  createTestIngest,
  currentOf,
  draftCountOf,
  ftmLines,
  indexed,
  later,
  type TestIngest,
} from './testing.ts'

forEachDatabase((_name, open) => {
  let test: TestIngest
  beforeEach(async () => void (test = await createTestIngest(await open())))
  afterEach(() => test.close())

  const current = () => currentOf(test)
  const draftCount = () => draftCountOf(test)
  const stateOf = async (id: string) =>
    (await sourceStates(test.context.database.db, test.context.now())).find(state => state.id === id)

  it('publishes a first edition, searchable without the database', async () => {
    const account = await test.importText('a.json', ftmLines(companies(1, 3)), indexed)
    expect(account).toMatchObject({ lines: 3, entries: 3, names: 3, parties: 3, pending: 0 })
    expect(account.sources).toMatchObject([{ source: 'test_list', added: 3, removed: 0, changed: 0 }])
    const index = await readPublished(test.published)
    expect(index.id).toBe(account.snapshotId)
    const { hits } = index.search({ text: 'Invented Testing Works 2' })
    expect(index.subject(hits[0]!.subject).names[0]?.text).toBe('Invented Testing Works 2 LLC')
    expect(await stateOf('test_list')).toMatchObject({
      health: 'green',
      entries: 3,
      editionDate: '2026-08-01',
      // What came first is new to us alone, not added by the authority.
      first: true,
      added: 0,
    })
  })

  it('keeps an ended entry in the index with its last day', async () => {
    await test.importText('a.json', ftmLines(companies(1, 10)))
    await test.importText('a.json', ftmLines(companies(1, 9, later)), indexed)
    const index = await readPublished(test.published)
    const search = (asOf?: string) =>
      index
        .search({ text: 'Invented Testing Works 10 LLC', ...(asOf && { asOf }) })
        .hits.map(hit => index.subject(hit.subject).id)
    const subject = [...Array(index.size.subjects).keys()]
      .map(index.subject)
      .find(one => one.names[0]?.text.includes(' 10 '))
    expect(subject?.entries).toMatchObject([{ since: '', until: '2026-08-08', status: 'delisted' }])
    expect(search('2026-08-02')).toContain(subject?.id)
    expect(search('2026-08-09')).not.toContain(subject?.id)
    const party = await getParty(test.context.database.db, subject!.id)
    expect(party?.entries).toMatchObject([{ listed: false, endedOn: '2026-08-08' }])
  })

  it('lets an operator accept a large loss, and says so on the edition', async () => {
    await test.importText('a.json', ftmLines(companies(1, 10)))
    const account = await test.importText('a.json', ftmLines(companies(1, 2, later)), { accept: true })
    expect(account.accepted[0]).toContain('超过 20%')
    expect(await current()).toHaveLength(2)
    const editions = await test.context.database.db
      .selectFrom('edition')
      .select('note')
      .orderBy('id', 'desc')
      .execute()
    expect(editions[0]?.note).toContain('人工接受')
  })

  it('shows the reason of a refusal in list health', async () => {
    await expect(test.importText('a.xml', '<x/>', { source: 'un-sc', formats: ['un-xml'] })).rejects.toThrow()
    expect(await stateOf('un-sc')).toMatchObject({ health: 'grey', entries: 0 })
    expect((await stateOf('un-sc'))?.healthReason).toContain('失败')
  })

  it('a cancelled import leaves nothing behind', async () => {
    await test.importText('a.json', ftmLines(companies(1, 10)))
    const stop = new AbortController()
    stop.abort(new DOMException('cancelled', 'AbortError'))
    await expect(
      test.importText('a.json', ftmLines(companies(1, 11, later)), { signal: stop.signal }),
    ).rejects.toThrow('cancelled')
    expect(await current()).toHaveLength(10)
    expect(await draftCount()).toBe(0)
  })

  it('drafts of a killed import are invisible, and gone after the next start', async () => {
    await test.importText('a.json', ftmLines(companies(1, 10)))
    const { db } = test.context.database
    // What a killed process leaves: a draft edition with a new entry, a changed one and an ended one.
    const { id } = await db
      .insertInto('edition')
      .values({
        source_id: 'test_list',
        part: 'ftm:test_list:a.json',
        format: 'ftm',
        rank: 10,
        published_on: null,
        fetched_at: new Date(),
        raw: [],
        state: 'draft',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entries = await db.selectFrom('entry').select('id').orderBy('id').execute()
    const { id: added } = await db
      .insertInto('entry')
      .values({ source_id: 'test_list', reference: 'new', party_id: null, first_edition: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [changed, ended] = [entries[0]!.id, entries[1]!.id]
    await db
      .updateTable('entry_version')
      .set({ to_edition: id })
      .where('entry_id', 'in', [changed, ended])
      .execute()
    await db
      .insertInto('entry_version')
      .values(
        [added, changed].map(entry => ({
          entry_id: entry,
          part: 'ftm:test_list:a.json',
          from_edition: id,
          to_edition: null,
          hash: 'x',
          content: '{"names":[]}',
        })),
      )
      .execute()
    const before = await current()
    expect(before).toHaveLength(10)
    expect(before).not.toContain('new')
    await prepareLists(test.context, { builds: false })
    expect(await draftCount()).toBe(0)
    expect(await current()).toEqual(before)
    const open = await db
      .selectFrom('entry_version')
      .select('entry_id')
      .where('to_edition', 'is not', null)
      .execute()
    expect(open).toEqual([])
    expect(await db.selectFrom('entry').select('id').where('reference', '=', 'new').execute()).toEqual([])
  })

  it('a running engine swaps to the new snapshot when it is told', async () => {
    const { now } = test.context
    const holder = test.createHolder()
    await holder.start()
    expect(holder.current()).toBeUndefined()
    const { snapshotId } = await test.importText('a.json', ftmLines(companies(1, 3)), indexed)
    while (holder.current() === undefined) await new Promise(setImmediate)
    expect(holder.current()?.id).toBe(snapshotId)
    expect(holder.current()?.meta.sources).toMatchObject([{ id: 'test_list', entries: 3, starter: false }])
    expect(new Date(holder.current()!.meta.publishedAt)).toEqual(now())
    await holder.stop()
  })

  it('two imports at once: the second is told to wait', async () => {
    const first = test.importText('a.json', ftmLines(companies(1, 3)))
    const second = test.importText('b.json', ftmLines(companies(4, 5)))
    const outcomes = await Promise.allSettled([first, second])
    expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
