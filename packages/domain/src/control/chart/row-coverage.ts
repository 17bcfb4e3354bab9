import { isUnder } from '../code/paragraph.ts'
import { parseEccn } from '../code/parse-eccn.ts'
import type { EccnCode } from '../code/parse-eccn.ts'
import type { ControlRow, HeadingScope } from '../facts/control-facts.ts'
import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { Answer } from '../rule/question.ts'
import { coverage } from '../rule/scope.ts'

export interface RowCoverage {
  readonly covers: 'yes' | 'no' | 'ask'
  /** Why it is open, or why it holds on an assumption. */
  readonly because?: 'paragraph' | 'condition' | 'unless'
}

export const conditionId = (row: ControlRow): string => `scope.${row.eccn}.${row.reason}.${String(row.row)}`

const yes: RowCoverage = { covers: 'yes' }
const no: RowCoverage = { covers: 'no' }

/** Whether a row of the entry's table reaches the item: paragraph first, then the row's condition and its answer. */
export const rowCoverage = (context: Context, row: ControlRow): RowCoverage => {
  const { facts, relatedTo } = context.question
  if (facts !== undefined || relatedTo !== undefined) return rowCoverageOf(context, row)
  const known = plain.get(row)
  if (known?.paragraph === context.paragraph) return known.covers
  const covers = rowCoverageOf(context, row)
  plain.set(row, { paragraph: context.paragraph, covers })
  return covers
}

/** Without answers it turns on the paragraph alone, wherever the item goes; the last one asked is kept. */
const plain = new WeakMap<ControlRow, { readonly paragraph: string; readonly covers: RowCoverage }>()

const rowCoverageOf = (context: Context, row: ControlRow): RowCoverage => {
  const found = coverage(row.scope, context.paragraph)
  if (found === 'no') return no
  // Of another entry's software or technology this one's reasons say nothing.
  if (row.reason !== 'AT' && leftByHeading(context) !== undefined) return no
  if (found === 'yes') return yes
  if (found === 'paragraph') return { covers: 'ask', because: 'paragraph' }
  const answer = answerTo(context, conditionId(row))
  if (row.condition === 'unless') return answer === undefined ? unlessRelated(context, row) : unless(answer)
  if (answer === 'yes') return yes
  if (answer === 'no') return no
  if ((row.condition === 'for' || row.condition === 'for-reason') && answer === undefined)
    return forRelated(context, row)
  return { covers: 'ask', because: 'condition' }
}

/** A plain no is no assumption any more. */
const unless = (answer: Answer): RowCoverage => {
  if (answer === 'yes') return no
  return answer === 'no' ? yes : { covers: 'yes', because: 'unless' }
}

const relatedOf = ({ question }: Context): EccnCode | undefined =>
  question.relatedTo === undefined ? undefined : parseEccn(question.relatedTo)

/** Rows that except software or technology for some items: decided once the item is known. */
const unlessRelated = (context: Context, row: ControlRow): RowCoverage => {
  const related = row.refs.length > 0 ? relatedOf(context) : undefined
  if (!related) return unless('unclear')
  const found = row.refs.map(ref => relates(ref, related.code, related.paragraph))
  if (found.includes('yes')) return no
  return found.includes('part') ? unless('unclear') : yes
}

/** What the text of the entry leaves out, or does not name among the items that it serves. */
export const leftByHeading = (context: Context): HeadingScope | undefined => {
  const related = relatedOf(context)
  if (!related) return undefined
  const covers = (refs: readonly string[], how: readonly string[]): boolean =>
    refs.some(ref => how.includes(relates(ref, related.code, related.paragraph)))
  return context.entry?.headings.find(
    ({ serves, leaves }) =>
      covers(leaves, ['yes']) || (serves.length > 0 && !covers(serves, ['yes', 'part'])),
  )
}

/** Whether the entry says nothing, except against terrorism, of the item that the software or technology is said to be for. */
export const namesNotRelated = (context: Context): boolean => {
  if (leftByHeading(context) !== undefined) return true
  const rows = context.entry?.rows.filter(row => row.reason !== 'AT') ?? []
  return (
    relatedOf(context) !== undefined &&
    rows.some(row => row.condition === 'for' || row.condition === 'for-reason') &&
    rows.every(row => rowCoverage(context, row).covers === 'no') &&
    rows.every(row => !namesRelated(context, row))
  )
}

const namesRelated = (context: Context, { refs }: ControlRow): boolean => {
  const related = relatedOf(context)!
  return refs.some(ref => relates(ref, related.code, related.paragraph) !== 'no')
}

/** Software and technology rows name the items they are for: decided once that item is known. */
const forRelated = (context: Context, row: ControlRow): RowCoverage => {
  const open: RowCoverage = { covers: 'ask', because: 'condition' }
  const related = relatedOf(context)
  if (!related) return open
  const named = row.refs.filter(ref => relates(ref, related.code, related.paragraph) === 'yes')
  if (named.length === 0)
    return row.refs.some(ref => relates(ref, related.code, related.paragraph) === 'part') ? open : no
  // An entry beside one of its own paragraphs is an exclusion in the words of the row.
  if (named.length > 1) return open
  return row.condition === 'for' ? yes : controlledFor(context, row.reason, related)
}

/** Whether that item is controlled for the reason that the row repeats. */
const controlledFor = (context: Context, reason: string, related: EccnCode): RowCoverage => {
  const rows = context.facts.eccns.get(related.code)?.rows.filter(one => one.reason === reason) ?? []
  const covers = rows.map(one => coverage(one.scope, related.paragraph))
  if (covers.includes('yes')) return yes
  return covers.every(one => one === 'no') ? no : { covers: 'ask', because: 'condition' }
}

const relates = (ref: string, code: string, paragraph: string): 'yes' | 'part' | 'no' => {
  const [first = '', last] = ref.split('-')
  if (last !== undefined) return first.slice(0, 5) <= code && code <= last.slice(0, 5) ? 'yes' : 'no'
  if (first.slice(0, 5) !== code) return 'no'
  const named = first.slice(6)
  if (isUnder(paragraph, named)) return 'yes'
  return isUnder(named, paragraph) ? 'part' : 'no'
}
