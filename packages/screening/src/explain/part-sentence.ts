import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { NamePart, ScorePart } from '../types.ts'
import { partNames } from './labels.ts'

type Said = Readonly<Partial<Record<ScorePart['about'], (part: ScorePart, type: PartyType) => string>>>

const nameSentences: Readonly<Record<NamePart, string>> = {
  agreement: '双方对应的各词，按其在全名中的分量与相符程度累计',
  sameName: '写法、语言或公司形式不同，整体为同一名称',
  contained: '一方的名称完整包含在另一方之中',
  personWithin: '名与姓依次包含在较长的姓名之中',
  heard: '中文译名的各字均可按读音对应',
  askedAlone: '单独检索的一个词是名单姓名的姓氏或名单企业的商号',
  slip: '全名只差笔误：中文多一字、少一字、颠倒相邻两字，或写作同音、形近的字（地名、“集团”可有可无），拉丁字母至多两处',
  abbreviation: '一方是另一方的简称、首字母或通行名称',
  genericName: '名称只有行业词、地名等通用词，须整体相符才计分',
  reading: '由读音或译写推得的对应，不能单独作为命中依据',
  partReading: '按读音推得的名称须逐字对应，有的字或词没有对应',
  soundAlone: '企业的商号只有辅音相同，别无少见的词相符',
  oneWord: '名称只有一个词，同名者多',
  initials: '有的词只有首字母可以对应',
  order: '各词的语序不同',
  ceiling: '双方并非同一写法，不计满分',
  bounds: '得分在 0 至 100 之间；写法不一致的名称最高 99 分',
}

/** What the country in only one of two names of a bank says, before and after the list's countries are asked. */
const countryInName = ({ state, query, listed }: ScorePart): string => {
  if (state === 'agrees') return `名单主体属${listed}，名称写不写国家都是同一家银行`
  if (state === 'contradicts') return `名单主体不属${query}，可能是该国的分支机构或另一家银行`
  return `只有一方写明国家“${query || listed}”，可能是同一家银行，也可能是分支机构`
}

const otherBusiness = ({ query, listed }: ScorePart): string =>
  query !== '' && listed !== ''
    ? `双方各有对方没有的行业词或地名（“${query}”与“${listed}”），排序时计分下调`
    : '双方用以区别的词、数字或写法不同，排序时计分下调'

/** What the name alone does not decide; with points, that a party of such a name is not shown (near.ts). */
const commonName = ({ state, effect }: ScorePart): string =>
  state === 'contradicts' && effect === 0
    ? '同名者很多，仅姓名相符不判为命中，请用证件、出生日期或地址确认'
    : '该名称较常见，请用证件、出生日期或地址确认'

/** What of an address is told otherwise than by the list, or not at all. */
const streetOpen = ({ query, listed }: ScorePart): string =>
  query === ''
    ? '查询的地址只有楼宇与房号，没有街道与门牌号，须核对是否为同一楼宇'
    : `街道或门牌号写法不同：查询为${query}，名单为${listed}，须核对`

const roomOpen = ({ query, listed }: ScorePart): string =>
  query === ''
    ? `查询的地址未写明房号，名单所列为${listed}，须核对房号`
    : `房号写法不同：查询为${query}，名单为${listed}，须核对`

/** What a listed party is that has no daughters. */
const childless: Readonly<Partial<Record<PartyType, string>>> = { '02': '个人', '03': '船舶', '04': '航空器' }

/** What only one of two names tells beside what both have. */
const besideName = ({ query, listed }: ScorePart, type: PartyType): string => {
  const kind = childless[type]
  return kind === undefined
    ? `只有一方含“${query || listed}”，可能是子公司或分支机构`
    : `只有一方含“${query || listed}”，名单所列为${kind}，须核对是否有关`
}

const said: Said = {
  weakAlias: () => '名单把该名称标为弱别名，不能单独作为命中依据',
  formerName: () => '匹配的是曾用名',
  commonName,
  meaning: () => '双方只是含义相同，所用均为常见词，其他企业也可能同义，须核对原文名称或登记号',
  sameSound: ({ query, listed }) => `“${query}”与“${listed}”同音不同字，须核对汉字`,
  otherHouse: ({ query, listed }) => `已知是两家机构：${query}与${listed}`,
  subsidiary: besideName,
  likeness: () => '规则未能对应，按字形与读音的相近程度计分，只供排序',
  otherBusiness,
  bankCountry: countryInName,
  address: () => '街道与门牌号（或楼宇）、楼层与房号同名单所列地址比对',
  street: streetOpen,
  room: roomOpen,
}

/** Two values, or the one that only one side has; an empty side is never printed. */
const contradiction = (name: string, { query, listed }: ScorePart): string => {
  if (query !== '' && listed !== '') return `${name}矛盾：查询为${query}，名单为${listed}`
  if (query === '' && listed === '') return `${name}矛盾`
  return query === '' ? `只有名单名称有${name}“${listed}”` : `只有查询词有${name}“${query}”`
}

const agreement = (name: string, { query, listed }: ScorePart): string => {
  const value = query || listed
  return value === '' ? `${name}一致` : `${name}一致（${value}）`
}

/** Where both sides tell a value, they differ without contradicting each other. */
const silence = (name: string, { about, query, listed }: ScorePart): string =>
  about === 'country' && query !== '' && listed !== ''
    ? `${name}写法不同而不矛盾（查询为${query}，名单为${listed}：同属一国，或分支机构随总机构）`
    : `名单未载明${name}`

const isOfNames = (about: ScorePart['about']): about is NamePart => Object.hasOwn(nameSentences, about)

/** Whether a part is no more than arithmetic of the names, which the pieces tell already. */
export const isArithmetic = ({ about }: ScorePart): boolean => isOfNames(about)

/** One part of a score in words, of a party of such a type. */
export const partSentence = (part: ScorePart, type: PartyType): string => {
  if (isOfNames(part.about)) return nameSentences[part.about]
  const own = said[part.about]
  if (own) return own(part, type)
  const name = partNames[part.about]
  if (part.state === 'agrees') return agreement(name, part)
  return part.state === 'silent' ? silence(name, part) : contradiction(name, part)
}
