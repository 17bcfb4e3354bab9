import { writeFileSync } from 'node:fs'

export interface Mistake {
  readonly slice: string
  readonly what: 'miss' | 'false alarm'
  readonly score: number
  readonly text: string
  readonly why: string
}

const most = 15

/** Gathers mistakes while measuring; writes the worst of every slice, lowest misses and highest alarms first. */
export class ErrorLog {
  readonly #slices = new Map<string, Mistake[]>()

  add(mistake: Mistake): void {
    const key = `${mistake.slice} — ${mistake.what}`
    this.#slices.set(key, [...(this.#slices.get(key) ?? []), mistake])
  }

  write(file: string): void {
    const lines = [...this.#slices].flatMap(([key, mistakes]) => [
      `## ${key}: ${mistakes.length}`,
      ...mistakes
        .toSorted((a, b) => (a.what === 'miss' ? a.score - b.score : b.score - a.score))
        .slice(0, most)
        .map(({ score, text, why }) => `${score.toFixed(1).padStart(5)}  ${text}\n       ${why}`),
      '',
    ])
    writeFileSync(file, lines.join('\n'))
    console.log(`mistakes of the tuning half: ${file}`)
  }
}
