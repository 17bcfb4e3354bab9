import type { ListRelation } from '@maojian/domain/entity/list-entry'
import { sourceOfDataset } from '../../lists/index.ts'
import type { ReadReport } from '../../types.ts'
import type { FtmFile } from './ftm-collect.ts'
import type { FtmLine } from './ftm-line.ts'
import { sourceOfSanction } from './ftm-sanction.ts'
import { relationSchemata } from './ftm-schema.table.ts'

/** The list of one of the two parties where the file has it; else the list of the dataset. */
const sourceOf = (file: FtmFile, line: FtmLine, ends: readonly string[]): string => {
  const sanctions = ends.flatMap(id => file.attached.get(id) ?? []).filter(l => l.schema === 'Sanction')
  const near = sanctions.find(sanction => line.datasets.includes(sanction.datasets[0]!))
  return near ? sourceOfSanction(near) : sourceOfDataset(line.datasets[0]!)
}

const percentOf = (line: FtmLine, report: ReadReport): number | undefined => {
  const text = line.properties['percentage']?.[0]
  if (text === undefined) return undefined
  const percent = Number(text.replace(/\s*%$/u, '').replace(',', '.'))
  if (percent > 0 && percent <= 100) return percent
  report.warn('不是百分数的持股比例', text)
  return undefined
}

/** Relations of one line: usually one; a line may name several parties at either end. */
export const ftmRelations = (line: FtmLine, file: FtmFile, report: ReadReport): ListRelation[] => {
  const { kind, from, to, role } = relationSchemata[line.schema]!
  const froms = line.properties[from] ?? []
  const tos = line.properties[to] ?? []
  if (froms.length === 0 || tos.length === 0) {
    report.warn(`${line.schema} 缺少一端`, line.id)
    return []
  }
  const percent = percentOf(line, report)
  const base = {
    source: sourceOf(file, line, [...froms, ...tos]),
    part: `ftm:${line.datasets[0]}:${file.name}`,
    kind,
    role: role.flatMap(property => line.properties[property] ?? []).join('; ') || line.caption,
    ...(percent !== undefined && { percent }),
  }
  const pairs = froms.flatMap(a => tos.map(b => [a, b] as const))
  return pairs.map(([a, b], i) => ({
    ...base,
    reference: i === 0 ? line.id : `${line.id}#${i + 1}`,
    from: `ftm:${a}`,
    to: `ftm:${b}`,
  }))
}
