import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** Target of the product, where it has one; smaller is better unless `atLeast`. */
  readonly target?: number
  readonly atLeast?: boolean
}

const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`

const met = ({ value, target, atLeast }: Figure): string =>
  target === undefined ? '' : (atLeast ? value >= target : value <= target) ? 'met' : 'MISSED'

const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000)

/** Writes bench/out/<name>.json: what was measured, by which command, on which machine. */
export const save = (name: string, body: Readonly<Record<string, unknown>>): void => {
  const out = new URL('./out/', import.meta.url)
  mkdirSync(out, { recursive: true })
  const whole = {
    name,
    command: `npm run bench -- ${name}`,
    machine: machine(),
    at: new Date().toISOString(),
    ...body,
  }
  writeFileSync(new URL(`${name}.json`, out), `${JSON.stringify(whole, null, 2)}\n`)
}

/** Prints a table and writes bench/out/<name>.json with machine, corpus and command. */
export const report = (name: string, corpus: string, figures: readonly Figure[]): void => {
  console.log(`\n${name}: ${corpus}\n${machine()}\n`)
  console.table(
    figures.map(figure => ({
      what: figure.what,
      value: round(figure.value),
      unit: figure.unit,
      target: figure.target === undefined ? '' : `${figure.atLeast ? '≥' : '≤'} ${figure.target}`,
      '': met(figure),
    })),
  )
  save(name, { corpus, figures })
}

/** Value below which a share of the sorted measurements lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
