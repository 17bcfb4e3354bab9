import { writeFileSync } from 'node:fs'

export interface Mistake {
  readonly slice: string
  readonly what: 'miss' | 'false alarm'
  readonly score: number
  readonly text: string
  readonly why: string
}

const most = 16

const worst = (mistakes: readonly Mistake[]): Mistake[] => {
  if (mistakes[0]!.what === 'false alarm')
    return mistakes.toSorted((a, b) => b.score - a.score).slice(0, most)
  const sorted = mistakes.toSorted((a, b) => a.score - b.score)
  return sorted.length <= most ? sorted : [...sorted.slice(0, most / 2), ...sorted.slice(-most / 2)]
}

/** Gathers mistakes while measuring; writes of every slice the highest alarms, the lowest and the nearest misses. */
export class ErrorLog {
  readonly #slices = new Map<string, Mistake[]>()

  add(mistake: Mistake): void {
    const key = `${mistake.slice} — ${mistake.what}`
    this.#slices.set(key, [...(this.#slices.get(key) ?? []), mistake])
  }

  write(file: string): void {
    const lines = [...this.#slices].flatMap(([key, mistakes]) => [
      `## ${key}: ${mistakes.length}`,
      ...worst(mistakes).map(
        ({ score, text, why }) => `${score.toFixed(1).padStart(5)}  ${text}\n       ${why}`,
      ),
      '',
    ])
    writeFileSync(file, lines.join('\n'))
    console.log(`mistakes of the tuning half: ${file}`)
  }
}
