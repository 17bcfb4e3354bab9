import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { cclEntries } from '@maojian/sources/regulation/ccl-entries'
import { referencePath, testOnRealFiles } from '@maojian/sources/testing/reference-data'
import { expect } from 'vitest'
import { controlFacts } from '../../facts/control-facts.ts'
import { compareEntries } from './compare-facts.ts'

interface Category {
  readonly product_groups: readonly {
    readonly eccn: readonly {
      readonly code: string
      readonly description: string
      readonly details: string
    }[]
  }[]
}

type Block = Parameters<typeof cclEntries>[0][number]

const plain = (text: string): string =>
  text
    .replaceAll('<br>', ' ')
    .replace(/[*\\]|^#+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

const isRule = (cells: readonly string[]): boolean => cells.every(cell => /^:?-+:?$/u.test(cell))

/** One entry kept as Markdown, laid out again as the blocks that its eCFR text consists of. */
const blocksOf = ({
  code,
  description,
  details,
}: Category['product_groups'][number]['eccn'][number]): Block[] => {
  const blocks: Block[] = [{ tag: 'FP-2', text: `${code} ${plain(description)}`, rows: [] }]
  for (const line of details.split('\n')) {
    if (!line.trim().startsWith('|')) {
      if (plain(line) !== '') blocks.push({ tag: 'P', text: plain(line), rows: [] })
      continue
    }
    const cells = line.trim().slice(1, -1).split('|').map(plain)
    if (isRule(cells)) continue
    const last = blocks.at(-1)!
    const row = { cells, head: last.rows.length === 0 }
    blocks.splice(last.rows.length > 0 ? -1 : blocks.length, 1, {
      tag: 'TABLE',
      text: '',
      rows: [...last.rows, row],
    })
  }
  return blocks
}

testOnRealFiles(
  'the real text of categories 3, 4 and 5 and the facts say the same but for five later amendments',
  async () => {
    const packed = await readFile(referencePath('ear/ccl-cat3-5-markdown-2025-07.json.gz'))
    const categories = JSON.parse(gunzipSync(packed).toString('utf8')) as Category[]
    const entries = categories.flatMap(one => one.product_groups.flatMap(group => group.eccn))
    const units = cclEntries(entries.flatMap(blocksOf))
    const codes = new Set(units.map(unit => unit.key))
    expect(codes.size).toBeGreaterThanOrEqual(123)
    const eccns = new Map([...controlFacts().eccns].filter(([code]) => codes.has(code)))
    const differences = compareEntries(units, { eccns })
    expect(differences.map(one => `${one.key} ${one.kind}`).sort()).toEqual([
      '3A232 reason',
      '3B993 paragraph',
      '5A980 column',
      '5D980 column',
      '5E980 column',
    ])
    const read = new Set(
      units.flatMap(unit => unit.entry!.items.map(one => `${unit.key}.${one.paragraph ?? ''}`)),
    )
    const known = [...eccns.values()].flatMap(entry => entry.paragraphs.map(one => `${entry.code}.${one}`))
    expect(known.filter(one => read.has(one)).length / known.length).toBeGreaterThan(0.95)
  },
)
