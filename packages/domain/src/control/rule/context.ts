import { paragraphOf, parseEccn } from '../code/parse-eccn.ts'
import { isUnder } from '../code/paragraph.ts'
import type { ChartRow, ControlFacts, Eccn } from '../facts/control-facts.ts'
import { viewAt } from './dated-view.ts'
import type { DatedView } from './dated-view.ts'
import type { Answer, EndUseId, Question } from './question.ts'

/** One question against the facts of its day; every rule reads this and nothing else. */
export interface Context {
  readonly facts: ControlFacts
  readonly view: DatedView
  readonly question: Question
  readonly code: string
  readonly paragraph: string
  readonly ear99: boolean
  readonly entry: Eccn | undefined
  /** Destination as asked; `treated` is the destination whose row and groups govern it. */
  readonly destination: string
  readonly treated: string
  readonly row: ChartRow | undefined
  readonly groups: ReadonlySet<string>
}

const noGroups: ReadonlySet<string> = new Set()

/** The country whose row and groups govern a place. */
export const treatedAs = ({ chart, territories }: ControlFacts, code: string): string =>
  chart.get(code)?.treatAs ?? territories.get(code)?.parent ?? code

export const contextOf = (facts: ControlFacts, question: Question): Context => {
  const parsed = parseEccn(question.eccn)
  const code = parsed?.code ?? question.eccn.trim().toUpperCase()
  const destination = question.destination.trim().toUpperCase()
  const view = viewAt(facts, question.date)
  const own = facts.chart.get(destination)
  const treated = treatedAs(facts, destination)
  return {
    facts,
    view,
    question,
    code,
    paragraph:
      question.paragraph === undefined ? (parsed?.paragraph ?? '') : paragraphOf(question.paragraph, code),
    ear99: code === 'EAR99',
    entry: facts.eccns.get(code),
    destination,
    treated,
    row: treated === destination ? own : facts.chart.get(treated),
    groups: view.groups.get(treated) ?? noGroups,
  }
}

export const isIn = (context: Context, ...groups: readonly string[]): boolean =>
  groups.some(group => context.groups.has(group))

/** The rules say 'Macau or Country Group D:5': Macau is not in D:5. */
export const isMacauOrD5 = (context: Context): boolean =>
  context.treated === 'MO' || context.groups.has('D:5')

/** Whether another place than the destination lies in a group: a seat, or where a shipment begins. */
export const isPlaceIn = ({ facts, view }: Context, place: string, group: string): boolean =>
  view.groups.get(treatedAs(facts, place.toUpperCase()))?.has(group) ?? false

export const isPlaceMacauOrD5 = (context: Context, place: string): boolean =>
  treatedAs(context.facts, place.toUpperCase()) === 'MO' || isPlaceIn(context, place, 'D:5')

export const inSet = (context: Context, set: string, code: string): boolean =>
  context.view.sets.get(set)?.has(code) ?? false

/** Crimea and the so-called DNR and LNR, which are destinations of their own (15 CFR 746.6). */
export const isOccupied = (context: Context): boolean =>
  inSet(context, 'occupied-region', context.destination)

export const destinationIn = (context: Context, set: string): boolean => inSet(context, set, context.treated)

/** Whether the item lies in a set of entries and paragraphs; ask where only some of its paragraphs do. */
export const itemIn = (context: Context, set: string): 'yes' | 'no' | 'ask' => {
  const paragraphs = context.view.items.get(set)?.get(context.code)
  if (paragraphs === undefined) return 'no'
  let partly = false
  for (const paragraph of paragraphs) {
    if (isUnder(context.paragraph, paragraph)) return 'yes'
    if (isUnder(paragraph, context.paragraph)) partly = true
  }
  return partly ? 'ask' : 'no'
}

export const answerTo = (context: Context, id: string): Answer | undefined => context.question.facts?.[id]

export const endUse = (context: Context, id: EndUseId): Answer | undefined => context.question.endUses?.[id]
