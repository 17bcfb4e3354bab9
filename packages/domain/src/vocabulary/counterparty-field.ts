/** What a file of counterparties may say of each; only the name is needed. */
export const counterpartyFields = {
  name: '名称',
  type: '类型',
  country: '国家/地区',
  birthDate: '出生日期',
  identifiers: '证件/编码',
  address: '地址',
  reference: '自有编号',
} as const

export type CounterpartyField = keyof typeof counterpartyFields

export const isCounterpartyField = (text: string): text is CounterpartyField =>
  Object.hasOwn(counterpartyFields, text)

/** Fields that several columns may fill; the others are one fact of the row. */
const fieldsOfColumns = ['name', 'identifiers', 'address'] as const satisfies CounterpartyField[]

export const mayBeSeveral = (field: CounterpartyField): boolean => fieldsOfColumns.some(one => one === field)

/** Position of the column that holds each field; of several their positions, the one that is read first ahead. */
export type ColumnMapping = Readonly<Partial<Record<CounterpartyField, number | readonly number[]>>>

/** The columns of a field; batches of before know one alone. */
export const columnsOf = (mapping: ColumnMapping, field: CounterpartyField): readonly number[] => {
  const at = mapping[field] ?? []
  return typeof at === 'number' ? [at] : at
}

/** One column stands for itself, several as a list, none not at all. */
export const mappingOf = (
  columns: readonly (readonly [CounterpartyField, readonly number[]])[],
): ColumnMapping =>
  Object.fromEntries(
    columns.flatMap(([field, at]) => (at.length === 0 ? [] : [[field, at.length === 1 ? at[0]! : at]])),
  )

export const columnTitle = (titles: readonly string[], at: number): string =>
  titles[at]?.trim() || `第 ${at + 1} 列`

/** What of a file nobody looks at. */
export interface Unread {
  readonly mapping: ColumnMapping
  readonly titles: readonly string[]
  /** Sheets of a workbook that hold something. */
  readonly unreadSheets: readonly string[]
  /** First rows, of which each column shows a cell. */
  readonly preview: readonly { readonly cells: readonly string[] }[]
}

const longestExample = 20

/** A column by its title and by what it holds: 货物描述（如“ball bearings”）. */
const columnShown = ({ titles, preview }: Omit<Unread, 'mapping' | 'unreadSheets'>, at: number): string => {
  const text = preview.map(({ cells }) => cells[at]?.trim() ?? '').find(cell => cell !== '') ?? ''
  const shown = [...text].slice(0, longestExample).join('')
  const title = columnTitle(titles, at)
  return text === '' ? title : `${title}（如“${shown === text ? text : `${shown}…`}”）`
}

/** Columns that no field takes: nobody may believe that they were screened. */
const unreadColumns = ({ mapping, titles, preview }: Omit<Unread, 'unreadSheets'>): string[] => {
  const read = new Set(
    Object.keys(counterpartyFields).flatMap(field => columnsOf(mapping, field as CounterpartyField)),
  )
  return titles.flatMap((_, at) => (read.has(at) ? [] : [columnShown({ titles, preview }, at)]))
}

/** The same in words; '' where every column and every sheet is read. */
export const unreadText = ({ unreadSheets, ...table }: Unread): string => {
  const columns = unreadColumns(table)
  return [
    ...(columns.length === 0 ? [] : [`未参与筛查的列：${columns.join('、')}`]),
    ...(unreadSheets.length === 0
      ? []
      : [`另有 ${unreadSheets.length} 张工作表未读：${unreadSheets.join('、')}`]),
  ].join('；')
}

/** Columns that were taken for names though their titles are not known, in words; '' where there are none. */
export const guessedText = (guessed: readonly number[], table: Pick<Unread, 'titles' | 'preview'>): string =>
  guessed.length === 0
    ? ''
    : `列名未识别，按内容当作名称筛查的列：${guessed.map(at => columnShown(table, at)).join('、')}，请核对`

/** Outcome of one row of a file: 1 hit, 2 possible, 0 nothing found, 9 could not be asked. */
export const rowVerdicts = { 1: '命中', 2: '可能', 0: '未发现', 9: '未筛查' } as const

export type RowVerdict = keyof typeof rowVerdicts

/** What must be looked at comes first; what could not be asked stands before what was found clear. */
export const gravestFirst = [1, 2, 9, 0] as const satisfies RowVerdict[]

/** The verdict of several answers: the gravest; where nobody was asked nobody was screened. */
export const gravest = (verdicts: readonly RowVerdict[]): RowVerdict =>
  gravestFirst.find(verdict => verdicts.includes(verdict)) ?? 9

/** How many rows of a file have each verdict. */
export interface RowCounts {
  readonly hits: number
  readonly possible: number
  readonly clear: number
  readonly unasked: number
}

const countNames = { 1: 'hits', 2: 'possible', 0: 'clear', 9: 'unasked' } as const satisfies Record<
  RowVerdict,
  keyof RowCounts
>

export const countOf = (counts: RowCounts, verdict: RowVerdict): number => counts[countNames[verdict]]

/** What a file comes to; rows that could not be asked keep it from being clear. */
export const verdictOfFile = (counts: RowCounts): RowVerdict =>
  gravest(gravestFirst.filter(verdict => countOf(counts, verdict) > 0))

/** Why a row could not be asked. */
export const unaskedReasons = {
  noName: '缺少名称',
  tooCommon: '名称过于常见',
  notName: '公式或错误值',
  tableLine: '小计或制表行',
  tooLong: '名称过长',
  unreadable: '名称乱码',
} as const

export type UnaskedReason = keyof typeof unaskedReasons
