import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import { nameKinds } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type {
  Evidence,
  ExplainedPart,
  Explanation,
  NearHit,
  PairRule,
  PutRight,
  ScorePart,
  Subject,
  TokenPair,
} from '../types.ts'
import { partNames, ruleNames } from './labels.ts'
import { isArithmetic, partSentence } from './part-sentence.ts'

const share = (weight: number): string => `${Math.round(weight * 100)}%`

const pairText = (pair: TokenPair): string =>
  pair.query === pair.listed ? `“${pair.query}”` : `“${pair.query}”对“${pair.listed}”`

/** Rules in the order in which a reader wants them: what is told apart before what is the same. */
const told: readonly PairRule[] = [
  'pinyin',
  'romanisation',
  'transcription',
  'variant',
  'translation',
  'joined',
  'typo',
  'sound',
  'initial',
  'known',
  'numeral',
]

const agreements = (pairs: readonly TokenPair[]): string[] =>
  told.flatMap(rule => {
    const found = pairs.filter(pair => pair.rule === rule)
    return found.length === 0 ? [] : [`${ruleNames[rule]}：${found.map(pairText).join('、')}`]
  })

const gaps = (pairs: readonly TokenPair[]): string[] => {
  const list = (rule: PairRule, side: 'query' | 'listed'): string =>
    pairs
      .filter(pair => pair.rule === rule && pair.weight >= 0.01)
      .map(pair => `“${pair[side]}”（占 ${share(pair.weight)}）`)
      .join('、')
  const missing = list('missing', 'listed')
  const extra = list('extra', 'query')
  return [...(missing ? [`名单名称多出${missing}`] : []), ...(extra ? [`查询词多出${extra}`] : [])]
}

/** Once the party's country says which bank is meant, the doubt about it is not told. */
const settled = (notes: readonly ScorePart[]): readonly ScorePart[] => {
  const known = notes.some(({ about, state }) => about === 'bankCountry' && state !== 'silent')
  return known ? notes.filter(({ about, state }) => about !== 'bankCountry' || state !== 'silent') : notes
}

const opening = (evidence: Evidence, subject: Subject): string => {
  const name = subject.names[evidence.nameIndex]
  if (!name) return ''
  const label = `${nameKinds[name.kind]}“${name.text}”`
  if (evidence.nameScore >= 100) return `与${label}完全一致`
  const order = evidence.reordered ? '（语序不同）' : ''
  return `与${label}${evidence.nameScore >= defaultThresholds.hit ? '高度一致' : '部分一致'}${order}`
}

const identifierReason = (evidence: Evidence): string => {
  const { kind, value } = evidence.identifier!
  return `${identifierKinds[kind]}“${value}”完全一致`
}

/** A list that names an address means whoever is there. */
const addressReason = (evidence: Evidence, subject: Subject): string[] => {
  const { text = '' } = subject.names[evidence.nameIndex] ?? {}
  const open = evidence.parts.filter(({ effect }) => effect < 0)
  return [
    open.length === 0 ? `与名单所列地址“${text}”相同` : `可能是名单所列地址“${text}”`,
    ...open.map(part => partSentence(part, subject.type)),
    '名单列明的是地址本身，不是企业名称，请核对对方是否在该地址',
  ]
}

const detailsOf = (evidence: Evidence, subject: Subject): string[] => {
  if (evidence.how === 'identifier') return [identifierReason(evidence)]
  return evidence.how === 'address' ? addressReason(evidence, subject) : nameReason(evidence, subject)
}

/** What both names have and lack, piece by piece; where one is the other but for a slip, that the pieces would hide. */
const compared = ({ nameScore, pairs, parts }: Evidence, { type }: Subject): string[] => {
  if (nameScore >= 100) return []
  const slip = parts.find(({ about, effect }) => about === 'slip' && effect > 0)
  return slip ? [partSentence(slip, type)] : [...agreements(pairs), ...gaps(pairs)]
}

const correction = ({ why, typed, read }: PutRight): string =>
  why === 'case'
    ? `查询词中的“${typed}”是变格形式，按原形“${read}”查找`
    : `查询词中的“${typed}”按“${read}”理解，请核对是否写错`

const nameReason = (evidence: Evidence, subject: Subject): string[] => [
  opening(evidence, subject),
  ...(evidence.putRight ?? []).map(correction),
  ...compared(evidence, subject),
  ...(heard(evidence) ? ['中文译名按读音推得，须以原文姓名、证件或出生日期确认'] : []),
  ...settled(evidence.parts)
    .filter(part => !isArithmetic(part))
    .map(part => partSentence(part, subject.type)),
]

const points = (effect: number): string => (effect > 0 ? `+ ${effect}` : `− ${Math.abs(effect)}`)

const sum = (moving: readonly ExplainedPart[], score: number): string => {
  const [first, ...rest] = moving
  if (!first) return `${score}`
  const more = rest.map(({ effect, aboutName }) => `${points(effect)}（${aboutName}）`)
  return [`${first.aboutName} ${first.effect}`, ...more].join(' ') + ` = ${score}`
}

const explained =
  (type: PartyType) =>
  (part: ScorePart): ExplainedPart => ({
    ...part,
    aboutName: partNames[part.about],
    sentence: partSentence(part, type),
  })

const heard = ({ pairs }: Evidence): boolean => pairs.some(pair => pair.rule === 'transcription')

const matchedKind = ({ how, nameIndex, identifier }: Evidence, { names }: Subject): string => {
  if (how === 'address') return partNames.address
  const name = names[nameIndex]
  return name ? nameKinds[name.kind] : identifierKinds[identifier?.kind ?? 'other']
}

/** Renders the evidence of a hit to Chinese: the only place that words it. */
export const explain = (hit: NearHit, subject: Subject): Explanation => {
  const { evidence } = hit
  const name = subject.names[evidence.nameIndex]
  const breakdown = evidence.parts.map(explained(subject.type))
  const details = detailsOf(evidence, subject)
  return {
    reason: `${details.filter(Boolean).join('；')}。`,
    breakdown,
    arithmetic: sum(
      breakdown.filter(part => part.effect !== 0),
      hit.score,
    ),
    matchedName: name?.text ?? evidence.identifier?.value ?? '',
    matchedKind: matchedKind(evidence, subject),
  }
}

/** The same for two names compared directly. */
export const explainPair = (evidence: Evidence, listed: string, score: number): string =>
  explain(
    { subject: 0, score, evidence },
    {
      id: '',
      type: '01',
      typeStated: false,
      subtypes: [],
      names: [{ text: listed, kind: 'primary', entries: [] }],
      countries: [],
      birthDates: [],
      identifiers: [],
      entries: [],
      facts: {},
    },
  ).reason
