import { answerTo, destinationIn, isIn, isMacauOrD5, isPlaceMacauOrD5 } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { ControlRow } from '../facts/control-facts.ts'

const endUseCertificateId = 'chart.end-use-certificate'

export interface SpecialControl {
  /** Whether the destination lies in the rule's scope; ask where tables cannot tell. */
  readonly applies: (context: Context) => 'yes' | 'no' | 'ask' | 'verify'
  /** Exceptions that part 740 leaves against it; absent = any. */
  readonly exceptions?: readonly string[]
}

/** 742.6(a)(6)(iii): D:1, D:4 and D:5 less A:5 and A:6; the United Arab Emirates by name. */
export const isAdvancedRegion = (context: Context): boolean =>
  context.treated === 'AE' || (isIn(context, 'D:1', 'D:4', 'D:5') && !isIn(context, 'A:5', 'A:6'))

/** The worldwide wording is printed but not enforced since 2025-05-13: beyond the earlier scope it is to be verified. */
const advancedWorldwide = (context: Context): 'yes' | 'no' | 'verify' => {
  if (isAdvancedRegion(context)) return 'yes'
  const state = context.view.switches.get('ai-diffusion')?.state ?? 'off'
  return state === 'on' ? 'yes' : state === 'verify' ? 'verify' : 'no'
}

/** 742.6(a)(13) came with the AI diffusion rule: it has no earlier scope, and since 2025-05-13 nothing but a doubt. */
const modelWeights = (context: Context): 'yes' | 'no' | 'verify' => {
  const state = context.view.switches.get('ai-diffusion')?.state ?? 'off'
  return state === 'on' ? 'yes' : state === 'verify' ? 'verify' : 'no'
}

const when = (test: (context: Context) => boolean): SpecialControl['applies'] => {
  return context => (test(context) ? 'yes' : 'no')
}

/** 742.18(a)(4): Schedule 3 chemicals go free against the importing government's End-Use Certificate (745.2). */
const scheduleThree = new Set(['1C350.c', '1C355.b'])

const isNonParty = (context: Context): boolean =>
  destinationIn(context, 'cwc-nonparty') &&
  !(
    scheduleThree.has(`${context.code}.${context.paragraph.slice(0, 1)}`) &&
    answerTo(context, endUseCertificateId) === 'yes'
  )

/** Supplement 2 to part 745 lists States; how it treats Taiwan and Kosovo was not read against its text. */
const nonParty =
  (test: (context: Context) => boolean): SpecialControl['applies'] =>
  context => {
    if (destinationIn(context, 'cwc-unread')) return 'verify'
    return test(context) ? 'yes' : 'no'
  }

/** 742.6(a)(6)(ii) turns on where the technology comes from. */
const isShippedFromD5: SpecialControl['applies'] = context => {
  const { shipFrom } = context.question
  return shipFrom === undefined ? 'ask' : isPlaceMacauOrD5(context, shipFrom) ? 'yes' : 'no'
}

const to = (...codes: readonly string[]): SpecialControl['applies'] =>
  when(context => codes.includes(context.treated))

const always: SpecialControl['applies'] = () => 'yes'
const exceptCanada = when(context => context.treated !== 'CA')
const advanced = ['TMP', 'RPL', 'GOV', 'TSU', 'NAC/ACA', 'HBM', 'AIA', 'ACM', 'LPP']

const footnoteFive: SpecialControl['applies'] = context =>
  (context.question.parties ?? []).some(party =>
    party.findings.some(finding => finding.list === 'entity-list' && finding.footnotes?.includes(5)),
  )
    ? 'yes'
    : 'no'

/** Controls that name no chart column, by the rule named in control-row.tsv. */
export const specialControls: Readonly<Record<string, SpecialControl>> = {
  'advanced-worldwide': { applies: advancedWorldwide, exceptions: advanced },
  'ai-model-weights': { applies: modelWeights, exceptions: advanced },
  'advanced-regional': { applies: when(isAdvancedRegion), exceptions: advanced },
  'chip-tools': { applies: when(isMacauOrD5), exceptions: ['GOV', 'HBM'] },
  'from-d5': { applies: isShippedFromD5, exceptions: advanced },
  worldwide: { applies: always, exceptions: ['IEC', 'GOV'] },
  'y-paragraph': { applies: to('CN', 'RU', 'VE') },
  'un-embargo': { applies: when(context => destinationIn(context, 'un-arms-embargo')), exceptions: ['GOV'] },
  'russia-industry': { applies: to('RU', 'BY') },
  encryption: { applies: exceptCanada },
  'significant-item': { applies: exceptCanada },
  'except-canada': { applies: exceptCanada },
  'all-destinations': { applies: always },
  surreptitious: { applies: always, exceptions: ['GOV'] },
  'short-supply': { applies: () => 'ask', exceptions: [] },
  'north-korea': { applies: to('KP') },
  'iran-north-korea': { applies: to('IR', 'KP') },
  'group-e1': { applies: when(context => isIn(context, 'E:1')) },
  iraq: { applies: to('IQ') },
  pakistan: { applies: to('PK'), exceptions: ['GOV'] },
  'iraq-pakistan': { applies: to('IQ', 'PK'), exceptions: ['GOV'] },
  'cwc-nonparty': { applies: nonParty(isNonParty) },
  'cwc-nonparty-technology': {
    applies: nonParty(context => destinationIn(context, 'cwc-nonparty') && context.treated !== 'IL'),
  },
  'footnote-5': { applies: footnoteFive, exceptions: [] },
  'np-computer': { applies: context => (context.row?.columns.has('NP1') ? 'ask' : 'no') },
}

/** What a row that names no chart column says of the destination; undefined for a row of the chart. */
export const isMarked = (
  context: Context,
  row: ControlRow,
): ReturnType<SpecialControl['applies']> | undefined => specialControls[row.rule]?.applies(context)
