import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore } from '../../adapters/file-store.ts'
import { createSnapshots } from '../../snapshots/snapshots.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { importRegulationFiles } from '../../ingest/import-regulation.ts'
import { sampleRegulation } from '../regulation/testing.ts'

const day = '2026-10-01'

describe('the official text behind the calls', () => {
  let database: Database
  let server: TestServer
  let dataDir = ''
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, noEngine)
    dataDir = await mkdtemp(join(tmpdir(), 'official-'))
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  const bring = async (text: string, date: string): Promise<void> => {
    const path = join(dataDir, `774-${date}.xml`)
    await writeFile(path, text)
    const now = () => new Date('2026-11-20T00:00:00Z')
    const snapshots = createSnapshots({ database, store: createFolderStore(dataDir), dataDir, now })
    const raw = createFolderStore(join(dataDir, 'raw'))
    const context = { database, raw, snapshots, now, progress: () => undefined }
    expect(await importRegulationFiles(context, { files: [path], accept: false })).toMatchObject([
      { state: 'updated' },
    ])
  }
  const detail = async (eccn: string) => (await server.post('/api/eccn/detail', { eccn })).data
  const item = async (eccn: string) => (await server.get('/api/risk/ccl/detail', { eccn })).data

  test('without an edition the facts answer and the address is the current one', async () => {
    const data = await detail('3A001')
    expect(data['official']).toBeNull()
    expect(data['url']).toContain('/current/')
    expect((await item('3A001'))['editionDate']).toBe('')
    const status = (await server.get('/api/regulation/status')).data
    expect((status['parts'] as { editionDate: string }[]).map(one => one.editionDate)).toEqual(
      Array(5).fill(''),
    )
  })

  test('with an edition entry and item show its words, day and dated address, escaped', async () => {
    const text = sampleRegulation(controlFacts(), day)['774'].replace(
      'Sample words for b.2.',
      'Zirconium &lt;script&gt;alert(1)&lt;/script&gt; widgets.</P><NOTE><HED>Technical Note:</HED><P>Quibble.</P></NOTE><P>',
    )
    await bring(text, day)
    const code = [...controlFacts().eccns.values()].find(one => one.paragraphs.includes('b.2'))!.code
    const data = await detail(code)
    expect(data['official']).toMatchObject({ editionDate: day, differences: [] })
    expect(data['url']).toContain(`/on/${day}/`)
    expect((data['listItemControl'] as { relatedControls: string }).relatedControls).toBe(
      `Sample related controls of ${code}.`,
    )
    const within = (await detail(`${code}.b.2`))['official'] as {
      items: { paragraph: string; text: string }[]
    }
    expect(within.items.map(one => one.paragraph)).toContain('b')
    expect(within.items.some(one => one.paragraph === 'a')).toBe(false)
    expect(within.items.some(one => one.text.includes('Quibble'))).toBe(true)
    const shown = await item(code)
    expect(shown['editionDate']).toBe(day)
    expect(shown['html']).toContain('Zirconium &lt;script&gt;')
    expect(shown['html']).not.toContain('<script')
    const groups = shown['noteGroupList'] as { groupName: string; noteList: string[] }[]
    expect(groups.find(one => one.groupName === '技术注释（原文）')?.noteList).toEqual([
      'Technical Note: Quibble.',
    ])
  })

  test('a word that only the text holds finds its entry, after those whose title holds it', async () => {
    const found = (await server.post('/api/eccn/search', { key: 'zirconium widgets', mode: 'NAME' })).data
    expect(found['count']).toBe(1)
    expect(found['editionDate']).toBe(day)
    const lasers = (await server.post('/api/eccn/search', { key: 'lasers', mode: 'NAME' })).data
    expect((lasers['items'] as { nameEn: string }[])[0]?.nameEn.toLowerCase()).toContain('laser')
  })

  test('the next edition is seen at once, and an entry that differs from the facts says so', async () => {
    const next = sampleRegulation(controlFacts(), day)['774'].replace(
      /(<B>3A001 [\s\S]*?Reason for Control:<\/I> )/u,
      '$1EI, ',
    )
    await bring(next, '2026-10-08')
    expect((await detail('3A001'))['official']).toMatchObject({
      editionDate: '2026-10-08',
      differences: ['原文有、事实中没有的管制事由：EI'],
    })
    const status = (await server.get('/api/regulation/status')).data
    expect(status['differences']).toHaveLength(1)
    const list = (status['parts'] as { part: string; changed: number }[]).find(one => one.part === '774')
    expect(list?.changed).toBeGreaterThan(0)
  })
})
