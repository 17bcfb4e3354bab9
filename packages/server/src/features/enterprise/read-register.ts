import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { isUscc, normaliseCode } from '@maojian/domain/vocabulary/identifier'
import { packRecord } from '@maojian/sources'
import { readTable } from '../../documents/read-table.ts'
import { TableFault } from '../../documents/table-fault.ts'
import type { TableRow } from '../../documents/table-row.ts'
import { toldAsFractions } from './told-as-fractions.ts'
import {
  registerColumns,
  registerFieldZh,
  type RegisterColumns,
  type RegisterField,
} from './register-columns.ts'

const registerTableLimits = {
  rows: 1_048_576,
  bytes: 200 * 1024 ** 2,
  columns: 200,
  cell: 32_767,
} as const

export type ToldColumns = Readonly<Partial<Record<RegisterField, string>>>

const columnsOf = (titles: readonly string[], told: ToldColumns): RegisterColumns => {
  const missing = Object.entries(told).find(([, title]) => !titles.includes(title))
  if (missing)
    throw new TableFault(`文件没有“${missing[1]}”这一列；现有列名：${titles.join('、').slice(0, 300)}`)
  const columns = registerColumns(titles, told)
  const lacking = (['creditCode', 'name'] as const).filter(field => columns[field] === undefined)
  if (lacking.length === 0) return columns
  throw new TableFault(
    `没有找到${lacking.map(registerFieldZh).join('、')}列。文件的列名为：${titles.join('、').slice(0, 300)}。请用 --map ${lacking[0]}=列名 指定`,
  )
}

/** 持股比例（%）: the title has the sign of the numbers below it. */
const isSigned = (title: string): boolean => /[%％]|百分/u.test(title)

const withSign = (text: string): string => (/^[\d.,]+$/u.test(text.normalize('NFKC')) ? `${text}%` : text)

/** Words by which a holder that has no code is a body, not a person. */
const bodies =
  /公司|企业|集团|合伙|中心|基金|银行|信托|委员会|政府|国资|学校|大学|研究院|有限|LTD|LLC|INC|CORP|LIMITED/iu

interface Row {
  readonly line: number
  readonly source: string
  readonly cell: (field: RegisterField) => string
}

const holderItems = ({ line, source, cell }: Row, code: string): EnterpriseItem[] => {
  const name = cell('holder')
  const told = {
    to: code,
    kind: 'STOCK',
    percent: cell('percent'),
    since: cell('since'),
    toldOn: cell('toldOn'),
  }
  // A share without a holder is that of somebody whom no list can be compared with.
  if (name === '') return told.percent === '' ? [] : packRecord({ from: '', ...told }, { line, source })
  const holderCode = normaliseCode(cell('holderCode'))
  const isCompany = isUscc(holderCode) || bodies.test(name)
  // A holder without a code is only known beside this company: names are no identity.
  const id = isUscc(holderCode) ? holderCode : `${code}/${name}`
  return [
    ...packRecord(
      {
        id,
        name,
        kind: isCompany ? 'company' : 'person',
        ...(isUscc(holderCode) && { creditCode: holderCode }),
      },
      { line, source },
    ),
    ...packRecord({ from: id, ...told }, { line, source }),
  ]
}

const legalPersonItems = ({ line, source, cell }: Row, code: string): EnterpriseItem[] => {
  const name = cell('legalPerson')
  if (name === '') return []
  const id = `${code}/${name}`
  return [
    ...packRecord({ id, name, kind: 'person' }, { line, source }),
    ...packRecord(
      { from: id, to: code, kind: 'ROLE', role: '法定代表人', toldOn: cell('toldOn') },
      { line, source },
    ),
  ]
}

const itemsOf = (row: Row): EnterpriseItem[] => {
  const { line, source, cell } = row
  const told = cell('creditCode')
  const code = normaliseCode(told)
  if (!isUscc(code))
    return [{ what: 'fault', line, reason: `统一社会信用代码“${told}”为空，或位数、校验位不对` }]
  return [
    ...packRecord(
      {
        id: code,
        name: cell('name'),
        kind: 'company',
        country: 'CN',
        creditCode: code,
        capital: cell('capital'),
        founded: cell('founded'),
        status: cell('status'),
        industry: cell('industry'),
      },
      { line, source },
    ),
    ...holderItems(row, code),
    ...legalPersonItems(row, code),
  ]
}

/** How the cells of a table are read, once its titles are known. */
interface Titles {
  readonly columns: RegisterColumns
  readonly isSigned: boolean
  /** Companies whose numbers may be fractions, whatever the title says. */
  readonly fractions: ReadonlySet<string>
}

const rowReader = (row: TableRow, titles: Titles, source: string): Row => {
  const { columns, fractions } = titles
  const cell = (field: RegisterField): string => (row.cells[columns[field] ?? -1] ?? '').trim()
  const takesSign = titles.isSigned && !fractions.has(normaliseCode(cell('creditCode')))
  return {
    line: row.line,
    source,
    cell: field => (field === 'percent' && takesSign ? withSign(cell(field)) : cell(field)),
  }
}

/** A table of a register, one row a company and holder, keyed by the credit code. */
export async function* readRegister(
  file: { readonly path: string; readonly name: string },
  told: ToldColumns,
): AsyncGenerator<EnterpriseItem[]> {
  const { batches } = await readTable(file.path, registerTableLimits)
  let titles: Titles | undefined
  for await (const rows of batches) {
    const items: EnterpriseItem[] = []
    for (const row of rows)
      if (titles === undefined) titles = await titlesOf(file.path, row.cells, told)
      else items.push(...itemsOf(rowReader(row, titles, file.name)))
    yield items
  }
}

/** A title with a sign is believed only after the sums below it: the table is read once more for them. */
const titlesOf = async (path: string, cells: readonly string[], told: ToldColumns): Promise<Titles> => {
  const columns = columnsOf(cells, told)
  const signed = isSigned(cells[columns.percent ?? -1] ?? '')
  const fractions = signed
    ? await toldAsFractions((await readTable(path, registerTableLimits)).batches, columns)
    : new Set<string>()
  return { columns, isSigned: signed, fractions }
}
