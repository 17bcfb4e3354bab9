import { appendFileSync, writeFileSync } from 'node:fs'

/** Edges by columns: tens of millions of them are held. */
export interface RegistryEdges {
  readonly length: number
  readonly owner: Int32Array
  readonly owned: Int32Array
  /** Whole percents; -1 = nobody tells. */
  readonly percent: Int8Array
}

export interface Registry {
  readonly companies: number
  readonly edges: RegistryEdges
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

const edgesPerCompany = 1.6

/**
 * A register of so many companies: 1.6 edges each, holders by a power law, one of 50,000 (or an eighth of all), 20 % of
 * shares unknown, rings of three, chains of fourteen.
 */
export const makeRegistry = (companies: number): Registry => {
  const next = seeded(20_261_122)
  const room = Math.ceil(companies * edgesPerCompany) + 1
  const [owners, owned, percents] = [new Int32Array(room), new Int32Array(room), new Int8Array(room)]
  let length = 0
  const add = (from: number, to: number, percent: number): void => {
    if (from === to) return
    owners[length] = from
    owned[length] = to
    percents[length++] = percent
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
  while (length < companies * edgesPerCompany) {
    const percent = next(5) === 0 ? -1 : [5, 10, 20, 30, 34, 51, 60, 67, 100][next(9)]!
    add(holder(next, companies), next(companies), percent)
  }
  const listed = new Set(Array.from({ length: Math.ceil(companies / 500) }, () => next(companies)))
  const edges = { length, owner: owners, owned, percent: percents }
  return { companies, edges, listed, hubs: [hub, 0, 1, 2] }
}

export const nameOf = (company: number): string => `合成企业${company}有限公司`

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
    write(`{"id":"c${i}","name":"${nameOf(i)}"${listed.has(i) ? ',"sampleListed":"ofac"' : ''}}`)
  for (let i = 0; i < edges.length; i++) {
    const percent = edges.percent[i]! < 0 ? '' : `,"percent":"${edges.percent[i]}"`
    write(
      `{"id":"r${i}","from":"c${edges.owner[i]}","to":"c${edges.owned[i]}","kind":"STOCK"${percent},"source":"合成","toldOn":"2026-01-01"}`,
    )
  }
  appendFileSync(path, `${lines.join('\n')}\n`)
}

/** Whom the listed block by half in aggregate, by passes over everything: the slow side of the comparison. */
export const naivelyBlocked = ({ companies, edges, listed }: Registry): Set<number> => {
  const shares = new Map<string, number>()
  const told = new Map<number, { owner: number; low: number }[]>()
  for (let i = 0; i < edges.length; i++) {
    const key = `${edges.owner[i]}/${edges.owned[i]}`
    const percent = edges.percent[i]!
    if (percent >= 0) shares.set(key, Math.min(shares.get(key) ?? 100, percent))
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
