import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { csvRows } from '../read/csv-rows.ts'
import { FormatFault, type RawFile } from '../types.ts'
import type { EnterpriseFormat } from './enterprise-format.ts'
import { firstText, jsonObjects, text, texts } from './json-lines.ts'
import type { PackFields } from './pack-fields.ts'
import { packRecord, unknownFields } from './pack-record.ts'
import { fault, note } from './record.ts'

const fieldText = (value: unknown): string => (Array.isArray(value) ? texts(value).join(';') : text(value))

/** Reads rows of one file; a field without a meaning is told at its first row. */
const rowReader = (file: RawFile) => {
  const told = new Set<string>()
  return (fields: PackFields, line: number): EnterpriseItem[] => {
    const unknown = unknownFields(fields).filter(name => name !== '' && !told.has(name))
    for (const name of unknown) told.add(name)
    return [
      ...packRecord(fields, { line, source: file.name }),
      ...unknown.map(name => note(line, `没有“${name}”这个字段，其内容未收录（各行相同）`)),
    ]
  }
}

async function* readLines(file: RawFile): AsyncGenerator<EnterpriseItem[]> {
  const read = rowReader(file)
  for await (const batch of jsonObjects(file))
    yield batch.flatMap(({ line, value }) =>
      value === undefined
        ? [fault(line, '不是有效的 JSON 对象')]
        : read(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fieldText(one)])), line),
    )
}

const needTitles = (titles: readonly string[], file: RawFile): void => {
  const isRelations = titles.includes('from') && titles.includes('to') && titles.includes('kind')
  if (isRelations || (titles.includes('id') && titles.includes('name'))) return
  throw new FormatFault(
    `${file.name}：第一行应为列名：企业文件须有 id、name，关系文件须有 from、to、kind；现有 ${titles.join('、').slice(0, 200)}`,
  )
}

async function* readTable(file: RawFile): AsyncGenerator<EnterpriseItem[]> {
  const read = rowReader(file)
  let titles: readonly string[] | undefined
  for await (const rows of csvRows(file)) {
    const items: EnterpriseItem[] = []
    for (const { line, cells } of rows) {
      if (titles === undefined) {
        titles = cells.map(cell => cell.trim())
        needTitles(titles, file)
      } else if (cells.length > titles.length) items.push(fault(line, '单元格多于列名'))
      else {
        const fields: PackFields = Object.fromEntries(titles.map((title, i) => [title, cells[i] ?? '']))
        items.push(...read(fields, line))
      }
    }
    yield items
  }
}

export const packEnterprises: EnterpriseFormat = {
  id: 'pack',
  nameZh: '企业数据包（CSV 或 JSON Lines，见 docs/enterprise-pack.md）',
  read: async function* (file) {
    yield* /^[{[]/u.test(await firstText(file)) ? readLines(file) : readTable(file)
  },
}
