import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing.ts'
import { ftmLines, indexed } from '../../ingest/testing.ts'
import { startGraphServer } from './testing.ts'

const lei = '5493001KJTIIGC8Y1R12'
const companies = 60
const shares = [null, 5, 10, 20, 25, 30, 40, 50, 51, 60, 100] as const
const controls = ['nominee for Yastrel Holding', '协议控制', '代YASTREL HOLDING持有'] as const

/** The same numbers in every run. */
const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const randomPack = (seed: number): object[] => {
  const next = random(seed)
  const named = (i: number) => ({ id: `c${i}`, kind: 'company', name: `Company ${i} Orvane` })
  const edge = () => {
    const percent = shares[next(shares.length)]
    const owner = next(8) === 0 ? ['x', 'n1', 'n2'][next(3)] : `c${next(companies)}`
    return {
      from: owner,
      to: `c${next(companies)}`,
      kind: 'STOCK',
      ...(percent !== null && { percent }),
      ...(next(12) === 0 && { control: controls[next(controls.length)] }),
      source: '登记',
    }
  }
  return [
    { id: 'x', kind: 'company', name: 'Holder Under Another Name', lei },
    { id: 'n1', kind: 'company', name: 'YASTREL HOLDING' },
    { id: 'n2', kind: 'company', name: 'Yastrel Holding Ltd' },
    ...Array.from({ length: companies }, (_, i) => named(i)),
    ...Array.from({ length: companies * 1.4 }, edge),
  ]
}

test('on a random graph the mark of every company is what the ownership rules answer of it', async () => {
  const database = await openTestDatabase()
  const made = await startGraphServer(database, { leiCode: [lei] })
  try {
    const listed = { id: 'eu-1', name: 'Yastrel Holding', dataset: 'eu_fsf', properties: { leiCode: [lei] } }
    await made.ingest.importText('eu.json', ftmLines([listed]), indexed)
    const headers = await made.server.login('member')
    const pack = randomPack(7).map(row => JSON.stringify(row))
    await made.bring('p.jsonl', pack.join('\n'), { format: 'pack', source: 'p' })
    const counts = [0, 0, 0]
    for (let i = 0; i < companies; i++) {
      const id = made.idOf(`Company ${i} Orvane`)
      const { data } = await made.server.post('/api/enterprise/ownership', { id }, { headers })
      const regimes = Object.values(data['regimes'] as unknown as Record<string, { state: string }>)
      const states = regimes.map(({ state }) => state)
      const rules = states.includes('blocked') ? 1 : states.includes('cannot be excluded') ? 2 : 0
      const graph = made.server.graph.held!
      expect([id, graph.symbolAt(graph.positionOf(Number(id.slice(1))))]).toEqual([id, rules])
      counts[rules]!++
    }
    expect(Math.min(...counts)).toBeGreaterThan(3)
  } finally {
    await made.close()
    await database.close()
  }
})
