import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { entityTerms } from './entity-terms.ts'

const folder = process.env['REFERENCE_DATA']
if (!folder)
  console.warn(
    'REFERENCE_DATA 未设置：跳过实体清单脚注与官方文件的逐项比对 (Entity List footnotes are skipped)',
  )

/** Requirement cells of Supplement 4 to part 744, as the official file marks them. */
const requirementCells = (): string[] => {
  const xml = gunzipSync(readFileSync(join(folder ?? '', 'ear/ecfr-15cfr744-2026-07-23.xml.gz'))).toString(
    'utf8',
  )
  const list = xml.slice(
    xml.indexOf('>Supplement No. 4 to Part 744'),
    xml.indexOf('>Supplement No. 5 to Part 744'),
  )
  return [...list.matchAll(/<TR>([\s\S]*?)<\/TR>/g)].flatMap(([, row = '']) => {
    const cells = [...row.matchAll(/<TD[^>]*?(?:\/>|>([\s\S]*?)<\/TD>)/g)].map(([, cell = '']) => cell)
    return cells.length < 3 ? [] : [cells[2]!]
  })
}

describe.skipIf(!folder)('Entity List footnotes against the official file', () => {
  it('are those that the cell is marked with, whatever section it cites', () => {
    const cells = requirementCells()
    expect(cells.length).toBeGreaterThan(3400)
    const counts = new Map<number, number>()
    for (const cell of cells) {
      const marks = [...cell.matchAll(/<sup>([\s\S]*?)<\/sup>/gi)].map(([, mark = '']) => mark)
      const requirement = cell.replace(/<[^>]+>/g, '')
      const marked = [...new Set(marks.join('').match(/[1345]/g) ?? [])].map(Number)
      const { footnotes } = entityTerms({ requirement, policy: '', marks })
      expect(footnotes, requirement).toEqual(marked)
      for (const one of footnotes) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({ 1: 130, 3: 775, 4: 96, 5: 16 })
  })
})
