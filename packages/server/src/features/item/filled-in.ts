import {
  answersOn,
  listOf,
  textOf,
  type FlowState,
  type PageAnswers,
} from '@maojian/domain/item-flow/flow-state'
import { searchPages } from '@maojian/domain/item-flow/item-of-flow'
import type { ItemPage } from '@maojian/domain/vocabulary/item-page.table'

/** What the project already says, with which a page begins. */
export interface ProjectStart {
  readonly destinations: readonly string[]
  readonly via: readonly string[]
  readonly reexport: readonly string[]
  /** 1 yes, 0 no, 2 unclear, by question. */
  readonly endUse: Readonly<Record<string, string>>
}

const filled = (question: string, values: readonly string[]): PageAnswers =>
  values.length === 0 ? {} : { [question]: values }

/** An entry that is known before the list is searched: of the part, or as the user was told. */
const knownEntry = (state: FlowState): readonly string[] => {
  const other = searchPages.map(page => textOf(state.said[page] ?? {}, 'eccn'))
  const known = [
    ...other,
    textOf(answersOn(state, '021'), 'partEccn'),
    textOf(answersOn(state, '001'), 'eccn'),
  ].find(text => text !== '')
  return known === undefined ? [] : [known]
}

const destinations = (state: FlowState, project: ProjectStart): readonly string[] =>
  (['004', '002', '009'] as const)
    .map(page => listOf(state.said[page] ?? {}, 'countries'))
    .find(all => all.length > 0) ?? project.destinations

/** Answers with which a page is shown that has none of its own yet. */
const beginning = (state: FlowState, page: ItemPage, project: ProjectStart): PageAnswers => {
  switch (page) {
    case '003':
    case '007':
    case '017':
      return filled('eccn', knownEntry(state))
    case '009':
    case '002':
    case '004':
      return filled('countries', destinations(state, project))
    case '013':
      return filled('countries', project.via)
    case '019':
      return filled('countries', project.reexport)
    case '020':
      return Object.fromEntries(Object.entries(project.endUse).map(([id, said]) => [id, [said]]))
    default:
      return {}
  }
}

/** A page as it is shown: as it was answered before, or with what is known from elsewhere. */
export const filledIn = (state: FlowState, project: ProjectStart): PageAnswers =>
  state.said[state.at] ?? beginning(state, state.at, project)
