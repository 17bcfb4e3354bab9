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

/** Position of the column that holds each field. */
export type ColumnMapping = Readonly<Partial<Record<CounterpartyField, number>>>

/** Outcome of one row of a file: 1 hit, 2 possible, 0 nothing found, 9 could not be asked. */
export const rowVerdicts = { 1: '命中', 2: '可能', 0: '未发现', 9: '未筛查' } as const

export type RowVerdict = keyof typeof rowVerdicts

/** Why a row could not be asked. */
export const unaskedReasons = {
  noName: '缺少名称',
  tooCommon: '名称过于常见',
  notName: '公式或错误值',
  tooLong: '名称过长',
} as const

export type UnaskedReason = keyof typeof unaskedReasons
