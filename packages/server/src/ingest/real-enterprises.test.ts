import { referencePath, testOnRealFiles } from '@maojian/sources/testing/reference-data'
import { openIndex } from '@maojian/screening'
import { expect } from 'vitest'
import { openTestDatabase } from '../db/testing.ts'
import { traceStored } from '../features/enterprise/entry.ts'
import { openGraph } from '../graph/open-graph.ts'
import { importEnterpriseFiles } from './import-enterprises.ts'
import { importFiles } from './import-files.ts'
import { createTestIngest } from './testing.ts'

const ofac = ['us_ofac', 'ownership_ofac'].map(name => referencePath(`ftm/${name}.ftm.json.gz`))

testOnRealFiles(
  'subsidiaries of listed parties in the ownership edges of OFAC: cannot be excluded, with the right path',
  async () => {
    const test = await createTestIngest(await openTestDatabase())
    const { context } = test
    await importFiles(context, { source: 'ftm', files: ofac, accept: false })
    const account = await importEnterpriseFiles(context, { paths: ofac, format: 'ftm' })
    // 19,587 parties and the holders' lines: sanctions and wallets are counted as no enterprises.
    expect(account).toMatchObject({
      enterprises: 19_587,
      relations: 6261,
      faults: 0,
      skipped: { Sanction: 19_680, CryptoWallet: 961 },
    })
    expect(await importEnterpriseFiles(context, { paths: ofac, format: 'ftm' })).toMatchObject({
      unchanged: true,
      held: account.held,
    })
    const { snapshots } = context
    const row = (await snapshots.current('enterprises'))!
    const graph = openGraph(await snapshots.read(row.digest), row.id)
    const names = (await snapshots.current('names'))!
    const index = openIndex(await snapshots.read(names.digest), names.id)
    // All of them are listed themselves: every party of the file is tied to its list by its number.
    expect(graph.head.linked.length).toBe(19_587)

    const holding = {
      db: context.database.db,
      engine: { current: () => index },
      graph: { current: () => graph },
    }
    const edge = await context.database.db
      .selectFrom('enterprise_relation')
      .select(['from_id', 'to_id'])
      .where('kind', '=', 'STOCK')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const answer = await traceStored(
      holding,
      { id: `E${edge.to_id}`, name: '', date: undefined },
      new Date('2026-09-01T00:00:00Z'),
    )
    const { ofac: verdict } = answer.regimes
    expect(verdict.state).toBe('blocked')
    expect(verdict).toMatchObject({ low: 0, high: 100 })
    expect(verdict.paths).toContainEqual([
      answer.listed.find(one => one.id === `E${edge.from_id}`)!.name,
      answer.name,
    ])
    await test.close()
  },
  240_000,
)
