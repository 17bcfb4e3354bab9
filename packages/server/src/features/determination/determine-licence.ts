import type {
  determineForUser as userCall,
  determineLicence as call,
} from '@maojian/contract/calls/determination'
import { determine } from '@maojian/domain/control/determine'
import { unusedAnswers } from '@maojian/domain/control/unused-answers'
import { factWarnings } from '@maojian/domain/control/facts/covered-days'
import { counterfactualZh, verdictZh } from '@maojian/domain/control/render/proof-zh'
import type { Requirement } from '@maojian/domain/control/rule/determination'
import type { Question } from '@maojian/domain/control/rule/question'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import { needIndex, type Context } from '../../http/context.ts'
import { FieldFault } from '../../http/field-fault.ts'
import type { Verb } from '../../http/route.ts'
import { storedOwners, type OwnerSource, type StoredQuestion } from '../enterprise/entry.ts'
import { nameOf } from '../eccn/entry.ts'
import { decisionsOf } from '../decision/entry.ts'
import { keepScreening, keptAnswers, type KeptGraph } from '../evidence/entry.ts'
import { listWarning, openScreener, type Screener } from '../screening/entry.ts'
import { withVerdict } from './both-laws.ts'
import { exceptionWire, requirementWire, verdictWire } from './determination-words.ts'
import { needDay, needKnownAnswers } from './known-question.ts'
import { listWarnings } from './list-warnings.ts'
import { questionOf, type AnyInput } from './question-of.ts'
import { withCustoms } from './with-customs.ts'
import { screenParties, type OwnersHeld } from './screen-parties.ts'

type Reply = z.output<typeof call.reply>

const disclaimer = '本判定依据公开规则与所填事实自动得出，不构成法律意见；出口前请由合规或法律人员核定。'

type Judged = Omit<Reply, 'endUser' | 'parties' | 'headline' | 'tone' | 'listed'>

const judged = (input: AnyInput, question: Question): Judged => {
  const found = determine(controlFacts(), question)
  return {
    ...verdictWire(found, input.facts),
    reasons: reasonsOf(found.requirements),
    riskLevel: found.riskLevel,
    verdict: `${verdictZh(found)}；管制事实截至 ${controlFactsDay()}`,
    eccn: found.eccn,
    paragraph: found.paragraph,
    name: nameOf(found.paragraph === '' ? found.eccn : `${found.eccn}.${found.paragraph}`),
    destination: found.destination,
    destinationName: countryNameZh(found.destination),
    date: found.date,
    factsDay: controlFactsDay(),
    warnings: [
      ...factWarnings(controlFacts(), found.date),
      ...unusedWarning(question),
      ...shareWarning(question),
    ],
    exceptions: found.exceptions.map(exceptionWire),
    counterfactuals: found.counterfactuals.map(one => ({
      text: counterfactualZh(one),
      outcome: one.outcome,
    })),
    china: verdictWire(found.china, input.facts),
    disclaimer,
  }
}

/** One rule is told once, however many namesakes or rows bring it. */
const reasonsOf = (requirements: readonly Requirement[]): Reply['reasons'] => [
  ...new Map(requirements.map(requirementWire).map(one => [JSON.stringify(one), one])).values(),
]

/** Whoever means a quarter may write 0.25. */
const shareWarning = ({ origin }: Question): string[] => {
  const share = origin?.contentShare ?? 0
  const percent = Number((share * 100).toFixed(6))
  return share > 0 && share < 1
    ? [`contentShare 以百分数计：${share} 按 ${share}% 判定；如指 ${percent}%，请改填 ${percent}。`]
    : []
}

const unusedWarning = (question: Question): string[] => {
  const unused = unusedAnswers(controlFacts(), question)
  if (unused.length === 0) return []
  const hint = unused.some(id => id.startsWith('jurisdiction.'))
    ? '管辖类答案须与原产地（made）或美国成分占比（contentShare）一并填写。'
    : ''
  return [`以下答案不对应本次判定的任何待确认事项，未采用：${unused.join('、')}。${hint}`]
}

const noEndUser: Reply['endUser'] = {
  name: '',
  screened: false,
  snapshotId: '',
  publishedAt: '',
  warning: '',
  hits: [],
}

/** Whether somebody is named who has to be screened. */
const namesParties = ({ endUser, parties = [] }: AnyInput): boolean =>
  endUser !== undefined || parties.length > 0

/** An end user named is screened on the lists first; without one the parties are taken as unlisted, and it says so. */
export const replyFor = (input: AnyInput, now: Date, lists: () => Screener, held?: OwnersHeld): Reply => {
  needKnownAnswers(input.facts)
  const question = withCustoms(questionOf(input, needDay(input.date, now)))
  if (!namesParties(input))
    return withVerdict({ ...judged(input, question), endUser: noEndUser, parties: [] })
  const screener = lists()
  const { hits, unscreened, others, parties, listsNotHeld, basis } = screenParties(screener, {
    name: input.endUser ?? '',
    day: question.date,
    decisions: input.decisions ?? {},
    ...(input.owners !== undefined && { owners: input.owners }),
    ...(input.parties !== undefined && { others: input.parties }),
    ...(held && { held }),
  })
  const reply = judged(input, { ...question, parties, listsNotHeld })
  return withVerdict({
    ...reply,
    warnings: [...reply.warnings, ...listWarnings(screener.index, question.date)],
    endUser: {
      name: input.endUser ?? '',
      screened: input.endUser !== undefined && unscreened === '',
      snapshotId: basis.snapshotId,
      publishedAt: basis.publishedAt,
      warning: unscreened || listWarning(screener.index.meta, question.date),
      hits: [...hits],
    },
    parties: others,
  })
}

/** Characters of the names in the title of a record. */
const longestTitle = 200

const namesIn = ({ endUser, parties = [] }: AnyInput): string[] => [
  ...new Set([endUser ?? [], parties.map(({ name }) => name)].flat(2)),
]

/** What the graph holds of the owners of each name. */
export const ownersOfNames = async (
  source: OwnerSource,
  names: readonly string[],
  day: string,
): Promise<OwnersHeld> => {
  const held = new Map<string, readonly StoredQuestion[]>()
  for (const name of new Set(names)) held.set(name, await storedOwners(source, name, day))
  return name => held.get(name) ?? []
}

/** What the graph holds of the owners of everybody who is named. */
export const ownersOfParties = async (
  source: OwnerSource,
  input: AnyInput,
  now: Date,
): Promise<OwnersHeld> => {
  const day = needDay(input.date, now)
  return ownersOfNames(source, namesIn(input), day)
}

const ownerRules: ReadonlySet<string> = new Set([
  'affiliates',
  'affiliate-unknown',
  'affiliate-red-flag',
  'affiliate-uncovered',
  'ofac-owned',
])

/** What a record keeps of the owners of those who were named; undefined where there is no graph to ask. */
const keptOwners = (
  { graph }: Context,
  names: readonly string[],
  { proof, riskLevel }: Reply,
): KeptGraph | undefined => {
  const snapshot = graph.current()?.id
  if (snapshot === undefined) return undefined
  const related = proof
    .filter(step => ownerRules.has(step.rule))
    .map(({ sentence }) => ({ name: names.find(name => sentence.includes(name)) ?? '', sentence }))
  return { snapshot, verdict: related.length === 0 ? 0 : riskLevel === 1 ? 1 : 2, related }
}

/** Determines, and keeps what was screened for it. */
const determined = async (context: Context, input: AnyInput): Promise<Reply> => {
  const { user, db, now } = context
  const kept = user && namesParties(input) ? await decisionsOf(db, user, now) : []
  const opened: Screener[] = []
  const held = await ownersOfParties(context, input, now)
  const reply = replyFor(
    input,
    now,
    () => {
      opened.push(openScreener(needIndex(context), { kept, graph: context.graph.current() }))
      return opened[0]!
    },
    held,
  )
  const [screener] = opened
  if (screener === undefined) return reply
  const item = reply.paragraph === '' ? reply.eccn : `${reply.eccn}.${reply.paragraph}`
  const names = namesIn(input)
  const title = `${names.join('、').slice(0, longestTitle)}（${item} → ${reply.destinationName}）`
  const settings = { near: 'offer' } as const
  const graph = keptOwners(context, names, reply)
  const answers = keptAnswers(screener.subjects)
  await keepScreening(context, {
    kind: 'determination',
    title,
    index: screener.index,
    answers,
    settings,
    graph,
  })
  return reply
}

/** Licence determination as of a day, on what item, destination and end use say. */
export const determineLicence: Verb<typeof call> = determined

/** The same, the end user screened on the published lists first. */
export const determineForUser: Verb<typeof userCall> = (context, input) => {
  if (!namesParties(input)) throw new FieldFault('endUser', '请输入最终用户或其他当事方')
  return determined(context, input)
}
