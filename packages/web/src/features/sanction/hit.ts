import type {
  answerBasis,
  explanation,
  listRow,
  nearName,
  searchFacet,
  searchHit,
  typeFacet,
} from '@maojian/contract/calls/hit-shape'
import type { decision } from '@maojian/contract/calls/decision'
import type * as z from 'zod'

export type Decision = z.output<typeof decision>

/** Whoever was asked for: what a decision is about. */
export interface AskedParty {
  readonly name: string
  readonly country?: string
  readonly birthDate?: string
}

export type Hit = z.output<typeof searchHit>
export type Explanation = z.output<typeof explanation>
export type AnswerBasis = z.output<typeof answerBasis>
export type NearName = z.output<typeof nearName>
export type ViewFacet = z.output<typeof searchFacet>
export type TypeFacet = z.output<typeof typeFacet>

/** One answer to a search by keyword. */
export interface HitAnswer {
  readonly data: readonly Hit[]
  readonly count: number
  /** Of the whole result, whatever a filter hides. */
  readonly total?: number | undefined
  /** Listed parties of the name that only the asked type left out. */
  readonly otherTypes?: number | undefined
  /** Enterprises of the name that are on no list: held by listed parties to a threshold, and tied in another way. */
  readonly related?: { readonly held: number; readonly tied: number } | undefined
  readonly facets?:
    | {
        readonly lists: readonly ViewFacet[]
        readonly programmes: readonly ViewFacet[]
        readonly countries: readonly ViewFacet[]
      }
    | undefined
  readonly types: readonly TypeFacet[]
  readonly basis: AnswerBasis
  readonly levels?:
    | {
        readonly hit: number
        readonly possible: number
        readonly dismissed?: number
        readonly history?: number
      }
    | undefined
  readonly tooCommon?: boolean | undefined
  /** Where this screening is kept. */
  readonly record?: string | undefined
  /** Names below the threshold: no alert. */
  readonly near?: readonly NearName[] | undefined
}

type Answer = Omit<HitAnswer, 'data'> & { readonly data: readonly (Hit | z.output<typeof listRow>)[] }

const isHit = (row: Answer['data'][number]): row is Hit => 'relationId' in row

/** The call answers rows of two styles; a keyword search gets hits. */
export const hitsOf = (answer: Answer): HitAnswer => ({ ...answer, data: answer.data.filter(isHit) })
