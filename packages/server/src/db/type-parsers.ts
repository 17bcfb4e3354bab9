/** PostgreSQL type numbers (pg_type.oid) whose JavaScript values we pin. */
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`int8 value ${text} does not fit a JavaScript number`)
}

const asText = (text: string): string => text

/** Both drivers read these types by these functions, so that a store cannot tell them apart. */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: safeInteger,
  [oid.date]: asText,
  [oid.numeric]: asText,
  [oid.timestamptz]: text => new Date(text),
}
