import type { ScreeningIndex } from '@maojian/screening'
import { isPartyType, partyTypes } from '@maojian/domain/vocabulary/party-type'
import {
  screenSubject,
  type FoundHit,
  type Screened,
  type Screening,
  type ScreeningTerms,
} from '../screening/entry.ts'
import { mostNear, otherType, type KeptSubject } from './record-content.ts'

/** Parties that bear the name and are of another type than the one that was asked: the answer left them out. */
export const hiddenByType = (
  index: ScreeningIndex,
  screened: Screened,
  { found, terms }: { readonly found: Screening; readonly terms: ScreeningTerms },
): readonly FoundHit[] => {
  if (screened.type === undefined && !screened.subtypes?.length) return []
  // A later page does not hold the hits of those before it: who is of another type is told from the first on.
  const best = { ...terms, offset: 0 }
  const { hits: ofType } = terms.offset ? screenSubject(index, screened, best) : found
  const told = new Set(ofType.map(({ subject }) => subject.id))
  return screenSubject(index, { ...screened, type: undefined, subtypes: undefined }, best).hits.filter(
    ({ subject }) => !told.has(subject.id),
  )
}

const typeAsked = ({ type = '' }: KeptSubject): string =>
  isPartyType(type) ? `“${partyTypes[type]}”` : '某一类主体'

/** What a certificate of one type must say where parties of other types bear the name; '' where none does. */
export const otherTypeWarning = (subject: KeptSubject): string => {
  const hidden = subject.near.filter(({ state }) => state === otherType)
  const [best] = hidden
  if (!best) return ''
  const atLeast = hidden.length < mostNear ? '' : '至少 '
  const more = hidden.length === 1 ? '' : `等${atLeast === '' ? ' ' : atLeast}${hidden.length} 个`
  return `只问了${typeAsked(subject)}：名单上有其他类型的主体使用此名称（${best.name}${more}，${best.lists}），“未发现”不能作为对此名称的结论。`
}
