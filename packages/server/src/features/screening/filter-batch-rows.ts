import type { listBatchResults as call } from '@maojian/contract/calls/screening'
import { countOf, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import { listsOf } from './chunk-answers.ts'
import { holdsParty, type CountedChunk } from './chunk-store.ts'
import type { FindDispositions } from './dispositions.ts'
import { answeredRows, callOf, decisionsOfRows, type BatchRow } from './read-batch-rows.ts'
import { rowNames } from './row-names.ts'
import type { Batch } from './tables.ts'

type Input = z.output<typeof call.request>

export interface AskedRows {
  readonly context: Context
  readonly batch: Batch
  readonly input: Input
  /** Gravest first. */
  readonly verdicts: readonly RowVerdict[]
  readonly dispositions: FindDispositions
}

export interface FoundRows {
  readonly rows: readonly BatchRow[]
  readonly count: number
}

export const isFiltered = ({ keyword = '', list, decided, changed }: Input): boolean =>
  keyword !== '' || list !== undefined || decided !== undefined || changed === '1'

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('und')

const isAsked = ({ batch, input, verdicts }: AskedRows, found: BatchRow): boolean => {
  const { answer } = found
  if (!verdicts.includes(answer.verdict)) return false
  if (input.list !== undefined && !listsOf(answer).includes(input.list)) return false
  if (input.changed === '1' && answer.former === undefined) return false
  if (input.keyword === undefined || input.keyword === '') return true
  const keyword = folded(input.keyword)
  const { mapping, titles } = batch
  const names = rowNames(found.row.cells, mapping, titles).map(({ text }) => text)
  const texts = [...names, callOf(batch, found).reference, answer.party, answer.partyZh]
  return texts.some(text => folded(text).includes(keyword))
}

/** Whether a chunk can hold a row that is asked for, by its counts. */
const mayHold = ({ input, verdicts }: AskedRows, chunk: CountedChunk): boolean => {
  if (input.list !== undefined && !Object.hasOwn(chunk.lists, input.list)) return false
  if (input.changed === '1' && chunk.changed === 0) return false
  if (input.decided !== undefined && !holdsParty(chunk)) return false
  return verdicts.some(verdict => countOf(chunk, verdict) > 0)
}

const byDecision = async (asked: AskedRows, rows: readonly BatchRow[]): Promise<readonly BatchRow[]> => {
  const { decided } = asked.input
  if (decided === undefined) return rows
  const found = rows.filter(({ answer }) => answer.partyId !== '')
  const decisions = await decisionsOfRows(asked, found)
  return found.filter((_row, i) => (decisions[i] !== null) === (decided === '1'))
}

interface Place {
  readonly ordinal: number
  readonly line: number
}

const placesOf = async (asked: AskedRows, chunks: readonly CountedChunk[]): Promise<Place[]> => {
  const held = new Map<RowVerdict, Place[]>(asked.verdicts.map(verdict => [verdict, []]))
  for (const { ordinal } of chunks.filter(chunk => mayHold(asked, chunk))) {
    const rows = await answeredRows(asked.context.db, asked.batch.id, ordinal)
    const wanted = await byDecision(
      asked,
      rows.filter(row => isAsked(asked, row)),
    )
    for (const { row, answer } of wanted) held.get(answer.verdict)?.push({ ordinal, line: row.line })
  }
  return asked.verdicts.flatMap(verdict => held.get(verdict)!)
}

/** A page of the rows that every filter lets through: goes over the chunks that may hold one, keeps only their places. */
export const filterBatchRows = async (
  asked: AskedRows,
  chunks: readonly CountedChunk[],
): Promise<FoundRows> => {
  const { context, batch, input } = asked
  const places = await placesOf(asked, chunks)
  const from = (input.page - 1) * input.pageSize
  const page = places.slice(from, from + input.pageSize)
  const byLine = new Map<number, BatchRow>()
  for (const ordinal of new Set(page.map(place => place.ordinal)))
    for (const found of await answeredRows(context.db, batch.id, ordinal)) byLine.set(found.row.line, found)
  return { rows: page.map(({ line }) => byLine.get(line)!), count: places.length }
}
