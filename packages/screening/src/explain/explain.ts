import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import { nameKinds } from '@maojian/domain/vocabulary/name-kind'
import type { CircumstanceNote, Evidence, Explanation, Hit, PairRule, Subject, TokenPair } from '../types.ts'
import { circumstanceNames, ruleNames } from './labels.ts'

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

/** What the country in only one of two names of a bank says, before and after the list's countries are asked. */
const countryText = ({ state, effect, query, listed }: CircumstanceNote): string => {
  if (state === 'agrees') return `名单主体属${listed}，名称写不写国家都是同一家银行`
  if (effect < 0) return `名单主体不属${query}，可能是该国的分支机构或另一家银行`
  return `只有一方写明国家“${query || listed}”，可能是同一家银行，也可能是分支机构`
}

const noteText = (note: CircumstanceNote): string => {
  if (note.about === 'weakAlias') return '名单把该名称标为弱别名，不能单独作为命中依据'
  if (note.about === 'formerName') return '匹配的是曾用名'
  if (note.about === 'commonName') return '该名称较常见，请用证件、出生日期或地址确认'
  if (note.about === 'sameSound') return `“${note.query}”与“${note.listed}”同音不同字，须核对汉字`
  if (note.about === 'otherHouse') return `已知是两家机构：${note.query}与${note.listed}`
  if (note.about === 'subsidiary') return `只有一方含“${note.query || note.listed}”，可能是子公司或分支机构`
  if (note.about === 'likeness') return '规则未能对应，按字形与读音的相近程度计分，只供排序'
  if (note.about === 'otherBusiness') return '双方各有对方没有的行业词或地名，排序时计分下调'
  if (note.about === 'bankCountry') return countryText(note)
  const name = circumstanceNames[note.about]
  if (note.state === 'agrees') return `${name}一致（${note.query}）`
  if (note.state === 'silent') return `名单未载明${name}`
  return `${name}矛盾：查询为${note.query}，名单为${note.listed || '空'}`
}

/** Once the party's country says which bank is meant, the doubt about it is not told. */
const settled = (notes: readonly CircumstanceNote[]): readonly CircumstanceNote[] => {
  const known = notes.some(({ about, state }) => about === 'bankCountry' && state !== 'silent')
  return known ? notes.filter(({ about, state }) => about !== 'bankCountry' || state !== 'silent') : notes
}

const opening = (evidence: Evidence, subject: Subject): string => {
  const name = subject.names[evidence.nameIndex]
  if (!name) return ''
  const label = `${nameKinds[name.kind]}“${name.text}”`
  if (evidence.nameScore >= 100) return `与${label}完全一致`
  const order = evidence.reordered ? '（语序不同）' : ''
  return `与${label}${evidence.nameScore >= 95 ? '高度一致' : '部分一致'}${order}`
}

const identifierReason = (evidence: Evidence): string => {
  const { kind, value } = evidence.identifier!
  return `${identifierKinds[kind]}“${value}”完全一致`
}

const plain = (effect: number): string => (effect > 0 ? `+ ${effect}` : `− ${Math.abs(effect)}`)

const sum = (hit: Hit): string => {
  const { evidence, score } = hit
  if (evidence.how === 'identifier') return `编码一致 = ${score}`
  const notes = evidence.circumstances.filter(note => note.effect !== 0)
  const parts = notes.map(note => `${plain(note.effect)}（${circumstanceNames[note.about]}）`)
  return [`名称 ${evidence.nameScore}`, ...parts].join(' ') + ` = ${score}`
}

const heard = ({ pairs }: Evidence): boolean => pairs.some(pair => pair.rule === 'transcription')

/** Renders the evidence of a hit to Chinese: the only place that words it. */
export const explain = (hit: Hit, subject: Subject): Explanation => {
  const { evidence } = hit
  const name = subject.names[evidence.nameIndex]
  const details =
    evidence.how === 'identifier'
      ? [identifierReason(evidence)]
      : [
          opening(evidence, subject),
          ...(evidence.nameScore >= 100 ? [] : [...agreements(evidence.pairs), ...gaps(evidence.pairs)]),
          ...(heard(evidence) ? ['中文译名按读音推得，须以原文姓名、证件或出生日期确认'] : []),
          ...settled(evidence.circumstances).map(noteText),
        ]
  return {
    reason: `${details.filter(Boolean).join('；')}。`,
    arithmetic: sum(hit),
    matchedName: name?.text ?? evidence.identifier?.value ?? '',
    matchedKind: name ? nameKinds[name.kind] : identifierKinds[evidence.identifier?.kind ?? 'other'],
  }
}

/** The same for two names compared directly. */
export const explainPair = (evidence: Evidence, listed: string, score: number): string =>
  explain(
    { subject: 0, score, verdict: 'possible', evidence },
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
