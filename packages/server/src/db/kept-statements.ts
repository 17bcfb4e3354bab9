import { protocol, type PGlite } from '@electric-sql/pglite'
import type { QueryResult } from './embedded-protocol.ts'

interface Kept {
  readonly name: string
  /** Type numbers of what is asked and of what is answered. */
  readonly parameters: readonly number[]
  readonly fields: QueryResult['fields']
}

type Told = Awaited<ReturnType<PGlite['execProtocolStream']>>

const { serialize } = protocol

const typesAsked = (told: Told): readonly number[] =>
  told.flatMap(one => ('dataTypeIDs' in one ? (one.dataTypeIDs as number[]) : []))

const fieldsAnswered = (told: Told): QueryResult['fields'] =>
  told.flatMap(one =>
    one.name === 'rowDescription' && 'fields' in one ? (one.fields as Kept['fields']) : [],
  )

const rowsAnswered = (told: Told): (string | null)[][] =>
  told.flatMap(one => (one.name === 'dataRow' && 'fields' in one ? [one.fields as (string | null)[]] : []))

/** A statement is as long as what it asks for is many: what comes beyond these is planned each time. */
const mostKept = 64

/** Statements that the database has read and planned once; to run one is one message, where `query` sends five. */
export const createKeptStatements = (pglite: PGlite) => {
  const known = new Map<string, Kept>()

  const tell = (messages: readonly Uint8Array[]): Promise<Told> =>
    pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  const prepare = async (sql: string): Promise<Kept> => {
    const name = `kept${known.size}`
    const described = serialize.describe({ type: 'S', name })
    const told = await tell([serialize.parse({ name, text: sql }), described, serialize.sync()])
    const kept = { name, parameters: typesAsked(told), fields: fieldsAnswered(told) }
    known.set(sql, kept)
    return kept
  }

  const textOf = (value: unknown, type = 0): string | null => {
    if (value === null || value === undefined) return null
    return pglite.serializers[type]?.(value) ?? (value as string | number | boolean).toString()
  }

  const valueOf = (text: string | null, type: number): unknown =>
    text === null ? null : (pglite.parsers[type]?.(text, type) ?? text)

  const run = async (sql: string, values: readonly unknown[]): Promise<QueryResult> => {
    const { name, parameters, fields } = known.get(sql) ?? (await prepare(sql))
    const texts = values.map((value, at) => textOf(value, parameters[at]))
    const bound = serialize.bind({ statement: name, values: texts })
    const told = await tell([bound, serialize.execute({}), serialize.sync()])
    const rows = rowsAnswered(told).map(row =>
      Object.fromEntries(fields.map((field, at) => [field.name, valueOf(row[at] ?? null, field.dataTypeID)])),
    )
    return { rows, fields }
  }

  /** Outside any transaction, alone on the connection, as `query` does it; undefined where no more are kept. */
  return (sql: string, values: readonly unknown[]): Promise<QueryResult> | undefined =>
    known.has(sql) || known.size < mostKept
      ? pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(() => run(sql, values)))
      : undefined
}
