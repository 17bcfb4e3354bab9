import { directProductRules } from '../vocabulary/direct-product.ts'
import type { ItemPage } from '../vocabulary/item-page.table.ts'
import { answersOn, listOf, saidNo, saidYes, textOf, type FlowState } from './flow-state.ts'
import { isReleased } from './item-of-flow.ts'

/** What the controlled list says of an entry or paragraph. */
export interface EntryFacts {
  /** Its items are another agency's. */
  readonly elsewhere: boolean
  /** Its words hold 'specially designed', or a scope that has to be asked. */
  readonly open: boolean
}

/** What the pages ask of tables. */
export interface FlowFacts {
  readonly entry: (eccn: string) => EntryFacts
  /** Country Group E, where ten percent of US content is enough (15 CFR 734.4(c)). */
  readonly isGroupE: (country: string) => boolean
  /** Whether any destination of the item as described needs a licence under the EAR. */
  readonly needsLicence: (state: FlowState) => boolean
}

/** What was not said goes the way on which more is asked, never the lenient one. */
const perhaps = (state: FlowState, page: ItemPage, question: string): boolean =>
  !saidNo(answersOn(state, page), question)

const afterOrigin = (state: FlowState): ItemPage => {
  if (perhaps(state, '008', 'usOrigin')) return '012'
  if (perhaps(state, '008', 'usContent')) return '009'
  return perhaps(state, '008', 'usTechnology') ? '011' : '014'
}

const afterContent = (state: FlowState, { isGroupE }: FlowFacts): ItemPage => {
  const toE = listOf(answersOn(state, '009'), 'countries').some(isGroupE)
  const isReached =
    perhaps(state, '009', 'zeroContent') ||
    perhaps(state, '009', 'above25') ||
    (toE && perhaps(state, '009', 'above10'))
  return isReached ? '012' : '011'
}

const isDirectProduct = (state: FlowState): boolean =>
  directProductRules.some(rule => perhaps(state, '011', `jurisdiction.direct-product-${rule}`))

const searchPage: Readonly<Record<string, ItemPage>> = { goods: '003', software: '007', technology: '017' }

export const isInformation = (state: FlowState): boolean =>
  ['software', 'technology'].includes(textOf(answersOn(state, '001'), 'kind'))

const afterAgency = (state: FlowState): ItemPage => {
  const told = answersOn(state, '012')
  if (['ITAR', 'NRC', 'DOE'].includes(textOf(told, 'agency'))) return '014'
  if (isInformation(state) && saidYes(told, 'published')) return '014'
  return searchPage[textOf(answersOn(state, '001'), 'kind')] ?? '003'
}

const afterSearch = (state: FlowState, page: ItemPage, { entry }: FlowFacts): ItemPage => {
  const eccn = textOf(answersOn(state, page), 'eccn')
  if (eccn === '' || eccn === 'EAR99') return '002'
  const { elsewhere, open } = entry(eccn)
  if (elsewhere) return '014'
  return open ? '016' : '004'
}

const afterReexport = (state: FlowState, { needsLicence }: FlowFacts): ItemPage =>
  needsLicence(state) ? '018' : '005'

const afterTransit = (state: FlowState, facts: FlowFacts): ItemPage => {
  const table = state.path.includes('004') ? '004' : '002'
  return perhaps(state, table, 'reexport') ? '019' : afterReexport(state, facts)
}

const afterTable = (state: FlowState, page: ItemPage, facts: FlowFacts): ItemPage =>
  perhaps(state, page, 'via') ? '013' : afterTransit(state, facts)

/** The page that follows, by what was said up to and on this one. */
export const nextPage = (state: FlowState, facts: FlowFacts): ItemPage => {
  const page = state.at
  switch (page) {
    case '001':
      return saidYes(answersOn(state, page), 'partKnown') ? '021' : '008'
    case '021':
      return '008'
    case '008':
      return afterOrigin(state)
    case '009':
      return afterContent(state, facts)
    case '011':
      return isDirectProduct(state) ? '012' : '014'
    case '012':
      return afterAgency(state)
    case '003':
    case '007':
    case '017':
      return afterSearch(state, page, facts)
    case '016':
      return isReleased(state) ? '002' : '004'
    case '014':
      return '002'
    case '002':
    case '004':
      return afterTable(state, page, facts)
    case '013':
      return afterTransit(state, facts)
    case '019':
      return afterReexport(state, facts)
    case '018':
      return '005'
    case '005':
      return '020'
    case '020':
      return '010'
    case '010':
      return '006'
    case '006':
    case '015':
      return '015'
  }
}
