import type {
  answerBasis,
  explanation,
  listRow,
  searchHit,
  typeFacet,
} from '@maojian/contract/calls/hit-shape'
import type * as z from 'zod'

export type Hit = z.output<typeof searchHit>
export type Explanation = z.output<typeof explanation>
export type AnswerBasis = z.output<typeof answerBasis>
export type TypeFacet = z.output<typeof typeFacet>

/** One answer to a search by keyword. */
export interface HitAnswer {
  readonly data: readonly Hit[]
  readonly count: number
  readonly types: readonly TypeFacet[]
  readonly basis: AnswerBasis
  readonly levels?: { readonly hit: number; readonly possible: number } | undefined
  readonly tooCommon?: boolean | undefined
}

type Answer = Omit<HitAnswer, 'data'> & { readonly data: readonly (Hit | z.output<typeof listRow>)[] }

const isHit = (row: Answer['data'][number]): row is Hit => 'relationId' in row

/** The call answers rows of two styles; a keyword search gets hits. */
export const hitsOf = (answer: Answer): HitAnswer => ({ ...answer, data: answer.data.filter(isHit) })
