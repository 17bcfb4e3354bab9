import { appendFileSync, writeFileSync } from 'node:fs'

export interface RegistryEdge {
  readonly owner: number
  readonly owned: number
  /** Whole percents; null = nobody tells. */
  readonly percent: number | null
}

export interface Registry {
  readonly companies: number
  readonly edges: readonly RegistryEdge[]
  /** Listed under one regime. */
  readonly listed: ReadonlySet<number>
  /** Holders of many. */
  readonly hubs: readonly number[]
}

const seeded = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A power law: few companies hold very many, most hold few. */
const holder = (next: (below: number) => number, companies: number): number =>
  Math.floor(companies * (next(1_000_000) / 1_000_000) ** 3)

/**
 * A register of so many companies: 1.6 edges each, holders by a power law, one of 50,000 (or an eighth of all), 20 % of
 * shares unknown, rings of three, chains of fourteen.
 */
export const makeRegistry = (companies: number): Registry => {
  const next = seeded(20_261_122)
  const edges: RegistryEdge[] = []
  const add = (owner: number, owned: number, percent: number | null): void => {
    if (owner !== owned) edges.push({ owner, owned, percent })
  }
  const hub = companies - 1
  for (let i = 0; i < Math.min(50_000, companies / 8); i++) add(hub, next(companies - 100), next(30) + 1)
  for (let chain = 0; chain < companies / 5000; chain++) {
    const start = next(companies - 200)
    for (let i = 0; i < 14; i++) add(start + i, start + i + 1, 51 + next(49))
  }
  for (let ring = 0; ring < companies / 5000; ring++) {
    const start = next(companies - 200)
    for (let i = 0; i < 3; i++) add(start + i, start + ((i + 1) % 3), 40 + next(40))
  }
  while (edges.length < companies * 1.6) {
    const percent = next(5) === 0 ? null : [5, 10, 20, 30, 34, 51, 60, 67, 100][next(9)]!
    add(holder(next, companies), next(companies), percent)
  }
  const listed = new Set(Array.from({ length: Math.ceil(companies / 500) }, () => next(companies)))
  return { companies, edges, listed, hubs: [hub, 0, 1, 2] }
}

const pieceLines = 20_000

/** Writes it as a pack, the listed ones marked as samples mark them. */
export const writePack = (path: string, { companies, edges, listed }: Registry): void => {
  writeFileSync(path, '')
  let lines: string[] = []
  const write = (line: string): void => {
    lines.push(line)
    if (lines.length < pieceLines) return
    appendFileSync(path, `${lines.join('\n')}\n`)
    lines = []
  }
  for (let i = 0; i < companies; i++)
    write(`{"id":"c${i}","name":"合成企业${i}有限公司"${listed.has(i) ? ',"sampleListed":"ofac"' : ''}}`)
  edges.forEach(({ owner, owned, percent }, i) =>
    write(
      `{"id":"r${i}","from":"c${owner}","to":"c${owned}","kind":"STOCK"${percent === null ? '' : `,"percent":"${percent}"`},"source":"合成","toldOn":"2026-01-01"}`,
    ),
  )
  appendFileSync(path, `${lines.join('\n')}\n`)
}

/** Whom the listed block by half in aggregate, by passes over everything: the slow side of the comparison. */
export const naivelyBlocked = ({ companies, edges, listed }: Registry): Set<number> => {
  const shares = new Map<string, number>()
  const told = new Map<number, { owner: number; low: number }[]>()
  for (const { owner, owned, percent } of edges) {
    const key = `${owner}/${owned}`
    if (percent !== null) shares.set(key, Math.min(shares.get(key) ?? 100, percent))
  }
  for (const [key, low] of shares) {
    const [owner = 0, owned = 0] = key.split('/').map(Number)
    const known = told.get(owned)
    if (known) known.push({ owner, low })
    else told.set(owned, [{ owner, low }])
  }
  const blocked = new Set(listed)
  for (let changed = true; changed;) {
    changed = false
    for (let company = 0; company < companies; company++) {
      if (blocked.has(company)) continue
      const sum = (told.get(company) ?? []).reduce(
        (all, { owner, low }) => all + (blocked.has(owner) ? low : 0),
        0,
      )
      if (sum >= 50) {
        blocked.add(company)
        changed = true
      }
    }
  }
  return blocked
}
