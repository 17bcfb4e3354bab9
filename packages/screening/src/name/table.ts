import { readFileSync } from 'node:fs'

/** Rows of one of the engine's own tables (tab-separated, `#` starts a comment line). */
export const readTable = (file: string): string[][] =>
  readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'))
