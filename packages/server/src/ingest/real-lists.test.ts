import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../db/testing.ts'
import { readPublished } from '../engine/read-published.ts'
import { importFiles } from './import-files.ts'
import { createTestIngest } from './testing.ts'

const folder = process.env['REFERENCE_DATA']
if (folder === undefined) console.warn('REFERENCE_DATA is not set: the import of all real lists is skipped')

it.skipIf(folder === undefined)(
  'imports all FollowTheMoney files at once, with the counts of their description',
  async () => {
    const test = await createTestIngest(await openTestDatabase())
    const ftm = join(folder!, 'ftm')
    const files = (await readdir(ftm))
      .filter(file => file.endsWith('.ftm.json.gz'))
      .map(file => join(ftm, file))
    const account = await importFiles(test.context, { source: 'ftm', files, accept: false })
    expect(account).toMatchObject({ lines: 126_499, pending: 0, accepted: [] })
    // 56,910 targets: those on two lists are entries of both.
    expect(account.entries).toBeGreaterThanOrEqual(56_910)
    expect(account.names).toBeGreaterThanOrEqual(153_056)
    const counts = Object.fromEntries(account.sources.map(one => [one.source, one.entries]))
    expect(counts).toMatchObject({
      'un-sc': 1003,
      'uk-sanctions': 6334,
      'bis-entity-list': 3312,
      'au-dfat': 6300,
    })

    const index = await readPublished(test.published)
    const first = (text: string) => index.subject(index.search({ text }).hits[0]!.subject)
    const listsOf = (text: string) => [...new Set(first(text).entries.map(entry => entry.source))].sort()
    expect(listsOf('Sberbank')).toEqual(
      expect.arrayContaining(['ca-sema', 'eu-journal', 'ofac-nonsdn', 'ofac-sdn', 'uk-sanctions']),
    )
    expect(listsOf('IMO 9161003')).toEqual([
      'ca-sema',
      'eu-journal',
      'ofac-sdn',
      'ua-war-sanctions',
      'uk-sanctions',
    ])
    expect(first('IMO 9187629').entries).toMatchObject([{ source: 'ofac-sdn', reference: '15036' }])
    await test.close()
  },
  240_000,
)
