import { firstItemPage, lastItemPage, type ItemPage } from '../vocabulary/item-page.table.ts'
import { newFlow, walked, type FlowState, type PageAnswers } from './flow-state.ts'
import { dealOf, itemOf } from './item-of-flow.ts'
import { nextPage, type FlowFacts } from './next-page.ts'

const canonical = (answers: PageAnswers | undefined): string =>
  JSON.stringify(Object.entries(answers ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Answers that rest on the kind of thing, its entry, where it goes or whose law reaches it. */
const restingOn = {
  kind: ['012', '014', '003', '007', '017', '016', '018', '006'],
  entry: ['016', '018', '006'],
  destinations: ['013', '019', '018', '002', '004'],
  jurisdiction: ['014', '018'],
} as const satisfies Readonly<Record<string, readonly ItemPage[]>>

const keysOf = (state: FlowState): Readonly<Record<keyof typeof restingOn, string>> => {
  const { eccn, usOrigin, usContentPercent, usTechnology } = itemOf(state)
  return {
    kind: canonical({ kind: state.said[firstItemPage]?.['kind'] ?? [] }),
    entry: eccn,
    destinations: dealOf(state).destinations.join(),
    jurisdiction: JSON.stringify([usOrigin, usContentPercent, usTechnology, canonical(state.said['012'])]),
  }
}

/** Answers of pages that were cut stay to be filled in again, but for those that the change took the ground from. */
const withoutUnfounded = (before: FlowState, after: FlowState, kept: ReadonlySet<ItemPage>): FlowState => {
  // Only what this page itself says is compared: the pages behind it stand cut in both.
  const [then, now] = [keysOf({ ...before, path: after.path }), keysOf(after)]
  const changed = (Object.keys(restingOn) as (keyof typeof restingOn)[]).filter(key => then[key] !== now[key])
  const gone = new Set<ItemPage>(changed.flatMap(key => restingOn[key]).filter(page => !kept.has(page)))
  const said = Object.fromEntries(
    Object.entries(after.said).filter(([page]) => !gone.has(page as ItemPage)),
  ) as FlowState['said']
  return { ...after, said }
}

/** Takes what was said on the present page and goes to the next; a change cuts the path behind it. */
export const forward = (state: FlowState, answers: PageAnswers, facts: FlowFacts): FlowState => {
  const page = state.at
  const here = walked(state)
  const isSame = canonical(state.said[page]) === canonical(answers)
  const said = { ...state.said, [page]: answers }
  const changed = isSame
    ? { ...state, said }
    : withoutUnfounded(state, { path: here, at: page, said }, new Set(here))
  if (page === lastItemPage) return changed
  const next = nextPage({ ...changed, path: here }, facts)
  const isKnown = isSame && state.path[here.length] === next
  return { ...changed, path: isKnown ? state.path : [...here, next], at: next }
}

/** The page before, as it was filled in; the first one stays. */
export const back = (state: FlowState): FlowState => {
  const here = walked(state)
  return { ...state, at: here.at(-2) ?? firstItemPage }
}

/** The state with which a page is answered: a page that was never reached leads to the first one (spec 001 §4). */
export const turnedTo = (state: FlowState, page: string): FlowState =>
  state.path.includes(page as ItemPage) ? { ...state, at: page as ItemPage } : { ...state, at: newFlow.at }
