import type { Answer } from '../control/rule/question.ts'
import type { ItemPage } from '../vocabulary/item-page.table.ts'
import { answersOn, listOf, saidNo, saidYes, textOf, type FlowState } from './flow-state.ts'

/** Declared to lie outside the EAR, and why. */
export type OutsideEar = 'published' | 'ITAR' | 'NRC' | 'DOE' | 'not-subject'

/** The item as the pages describe it: the fields of a project's item. */
export interface FlowItem {
  readonly name: string
  readonly eccn: string
  readonly cnCode: string
  readonly usOrigin: 0 | 1 | undefined
  readonly usContentPercent: number | undefined
  readonly usTechnology: 0 | 1 | undefined
  readonly facts: Readonly<Record<string, Answer>>
}

export const searchPages: readonly ItemPage[] = ['003', '007', '017']

/** The entry that was ticked on the controlled-list page of the path. */
export const tickedEntry = (state: FlowState): string =>
  searchPages.map(page => textOf(answersOn(state, page), 'eccn')).find(text => text !== '') ?? ''

/** Released from 'specially designed' without another entry: what remains is EAR99. */
export const isReleased = (state: FlowState): boolean =>
  saidYes(answersOn(state, '016'), 'released') && saidNo(answersOn(state, '016'), 'otherEccn')

export const outsideEar = (state: FlowState): OutsideEar | undefined => {
  if (!state.path.includes('014')) return undefined
  const told = answersOn(state, '012')
  const agency = textOf(told, 'agency')
  if (agency === 'ITAR' || agency === 'NRC' || agency === 'DOE') return agency
  return saidYes(told, 'published') ? 'published' : 'not-subject'
}

/** EAR99 is what remains after the list was searched; an item of another agency has no entry here. */
const entryOf = (state: FlowState, pointsElsewhere: boolean): string => {
  const outside = outsideEar(state)
  if (outside === 'not-subject' && !pointsElsewhere) return 'EAR99'
  if (outside !== undefined) return tickedEntry(state)
  if (isReleased(state)) return 'EAR99'
  const other = textOf(answersOn(state, '016'), 'releasedEccn')
  if (other !== '' && saidYes(answersOn(state, '016'), 'released')) return other
  const ticked = tickedEntry(state)
  if (ticked !== '') return ticked
  return searchPages.some(page => saidYes(answersOn(state, page), 'none')) ? 'EAR99' : ''
}

const oneOrNone = (answers: ReturnType<typeof answersOn>, question: string): 0 | 1 | undefined =>
  saidYes(answers, question) ? 1 : saidNo(answers, question) ? 0 : undefined

/**
 * Of what is of US origin no share is asked; without US content none; below a level the level itself, which is never
 * passed by it (15 CFR 734.4(c), (d)).
 */
const percentOf = (state: FlowState): number | undefined => {
  if (saidYes(answersOn(state, '008'), 'usOrigin')) return undefined
  if (saidNo(answersOn(state, '008'), 'usContent')) return 0
  const share = answersOn(state, '009')
  const given = textOf(share, 'percent')
  if (given !== '') return Number(given)
  if (saidNo(share, 'above10')) return 10
  return saidNo(share, 'above25') ? 25 : undefined
}

const words: Readonly<Record<string, Answer>> = { '1': 'yes', '0': 'no', '2': 'unclear' }

/** Pages whose questions bear the ids of the determination's own. */
const factPages: readonly ItemPage[] = ['011', '016', '018', '006']

/** Conditions of an exception are confirmed for the report alone: no rule asks for them. */
const isFact = (id: string): boolean => id.includes('.') && !id.startsWith('condition.')

const factsOf = (state: FlowState): Record<string, Answer> => {
  const plain = factPages.flatMap(page =>
    Object.entries(answersOn(state, page)).flatMap(([id, [said = '']]) => {
      const answer = words[said]
      return isFact(id) && answer !== undefined ? [[id, answer] as const] : []
    }),
  )
  const zero = words[textOf(answersOn(state, '009'), 'zeroContent')]
  const published = words[textOf(answersOn(state, '012'), 'published')]
  return {
    ...Object.fromEntries(plain),
    ...(zero && { 'jurisdiction.no-de-minimis': zero }),
    ...(published && { 'jurisdiction.published': published }),
  }
}

const codeOf = (state: FlowState): string => {
  const china = answersOn(state, '006')
  return saidYes(china, 'cnNone') ? 'none' : textOf(china, 'cnCode')
}

export const itemOf = (state: FlowState): FlowItem => {
  const origin = answersOn(state, '008')
  return {
    name: textOf(answersOn(state, '001'), 'name'),
    eccn: entryOf(state, tickedEntry(state) !== ''),
    cnCode: codeOf(state),
    usOrigin: oneOrNone(origin, 'usOrigin'),
    usContentPercent: percentOf(state),
    usTechnology: oneOrNone(origin, 'usTechnology'),
    facts: factsOf(state),
  }
}

/** Places and people that the pages name. */
export const dealOf = (state: FlowState) => ({
  destinations: listOf(
    answersOn(state, state.path.includes('004') ? '004' : state.path.includes('002') ? '002' : '009'),
    'countries',
  ),
  via: listOf(answersOn(state, '013'), 'countries'),
  reexport: listOf(answersOn(state, '019'), 'countries'),
  endUsers: listOf(answersOn(state, '005'), 'names'),
  endUse: answersOn(state, '020'),
})
