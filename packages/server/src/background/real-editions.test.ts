import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../db/testing.ts'
import { publishIndex } from '../engine/publish-index.ts'
import { readPublished } from '../engine/read-published.ts'
import { editionOfEntry } from '../lists/entry-edition-store.ts'
import { findRecord, recordKey } from '../lists/record-archive.ts'
import { importLists } from '../ingest/import-lists.ts'
import { incomingFile, keepRaw } from '../ingest/raw-store.ts'
import { createTestIngest, type TestIngest } from '../ingest/testing.ts'
import { repeatNamed } from '../features/evidence/entry.ts'
import { rescreenWatches } from '../features/watch/entry.ts'
import { startTestServer } from '../http/testing.ts'
import { testRun } from '../jobs/testing.ts'
import { writeWaitingMessages } from './testing.ts'

const [added, removed] = ['PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA', 'Rueben MARUMAHOKO'] as const

/** A user of the first edition, who searches for and watches two names, and what he is told on the second. */
const openUser = async ({ context, createHolder }: TestIngest) => {
  await publishIndex(context)
  const holder = createHolder()
  await holder.start()
  const server = await startTestServer(context.database, holder)
  const { headers } = await server.newcomer('member')
  const records = new Map<string, string>()
  for (const keyword of [added, removed]) {
    const { data } = await server.post('/api/sanction/search', { keyword }, { headers })
    records.set(keyword, String(data['record']))
    expect((await server.post('/api/watch/add/search', { keyword }, { headers })).code).toBe(200)
  }
  const { snapshots, now } = context
  const { db } = context.database
  return {
    told: async (): Promise<string[]> => {
      await rescreenWatches({ db, snapshots, now })({}, testRun())
      await writeWaitingMessages(context.database, now, (_message, error) => {
        throw error
      })
      const { data } = await server.get('/api/message/init', {}, { headers })
      const unread = data['unread'] as unknown as { msg_id: string }[]
      const read = unread.map(({ msg_id }) => server.get('/api/message/content', { msg_id }, { headers }))
      return (await Promise.all(read)).map(answer => String(answer.data['content']))
    },
    repeat: async (keyword: string) => (await repeatNamed({ db, snapshots, now }, records.get(keyword)!))!,
    close: async (): Promise<void> => {
      await server.app.close()
      await holder.stop()
    },
  }
}

const folder = process.env['REFERENCE_DATA']
if (folder === undefined) console.warn('REFERENCE_DATA is not set: two editions of one real list are skipped')

/**
 * Of 745 rows whose text differs, 744 say something else. Row 20882 writes `North Macedonia, The Republic of` where it
 * wrote `Macedonia, The Former Yugoslav Republic of`: one country, which entries hold as MK.
 */
it.skipIf(folder === undefined)(
  'two real editions of SDN.CSV, July 2021 and 2 May 2024: 6,878 added, 881 removed, 745 rows changed',
  async () => {
    const test = await createTestIngest(await openTestDatabase())
    const { db } = test.context.database
    const bring = async (file: string, day: string) => {
      const context = { ...test.context, now: () => new Date(`${day}T04:00:00Z`) }
      const kept = await keepRaw(context.raw, incomingFile(join(folder!, 'lists/ofac', file)))
      const request = { source: 'ofac-sdn', formats: ['ofac-csv'], files: [kept], accept: false }
      const account = await importLists(context, { ...request, deferIndex: true })
      expect(account.accepted).toEqual([])
      return account.sources
    }
    expect(await bring('csv-set-2021-07/sdn.csv.gz', '2021-07-20')).toMatchObject([{ added: 8976 }])
    const user = await openUser(test)
    expect(await bring('sdn.2024-05-02.csv.gz', '2024-05-02')).toMatchObject([
      { entries: 14_973, added: 6878, removed: 881, changed: 744 },
    ])

    const { from_edition: from, content } = await db
      .selectFrom('current_version')
      .select(['from_edition', 'content'])
      .where('reference', '=', '20882')
      .executeTakeFirstOrThrow()
    const editions = await db.selectFrom('edition').select('id').orderBy('id').execute()
    expect([from, content.countries]).toEqual([editions[0]!.id, ['MK']])
    const edition = await editionOfEntry(db, { source: 'ofac-sdn', reference: '20882' })
    const archive = await test.context.raw.localPath(edition!.records)
    expect(await findRecord(archive, recordKey('ofac-sdn', '20882'))).toContain(
      'nationality North Macedonia, The Republic of',
    )

    await publishIndex(test.context)
    const index = await readPublished(test.published)
    const found = (text: string, asOf?: string): string[] => {
      const { hits } = index.search({ text, ...(asOf && { asOf }) })
      return hits.flatMap(hit => index.subject(hit.subject).entries.map(entry => entry.reference))
    }
    expect(found(added)).toContain('17018')
    expect(found(added, '2023-01-01')).not.toContain('17018')
    expect(found(removed, '2023-01-01')).toContain('7509')
    expect(found(removed)).not.toContain('7509')

    const told = (await user.told()).join('\n')
    expect(told).toContain(`由未发现变为命中（${added}`)
    expect(told).toMatch(/由命中（Rueben MARUMAHOKO，OFAC SDN）变为未发现[\s\S]*移除 OFAC SDN 7509/u)
    // The file of the first index is gone: it is made again of its editions, which have been joined otherwise since.
    await db.updateTable('snapshot').set({ removed_at: new Date() }).where('current', '=', false).execute()
    for (const keyword of [added, removed]) {
      const { manner, differs, subjects } = await user.repeat(keyword)
      const [subject] = subjects
      expect([manner, subject!.isSame, subject!.isUnchanged]).toEqual(['rebuilt', true, false])
      expect(differs.join('')).toContain('归并')
    }
    await user.close()
    await test.close()
  },
  360_000,
)
