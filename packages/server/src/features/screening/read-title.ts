import { remember } from '@maojian/screening/memory'
import { counterpartyFields, type CounterpartyField } from '@maojian/domain/vocabulary/counterparty-field'
import { headerWords, matterTitles, ownRoles, partyTitles, titleRims } from './header-words.table.ts'
import { titleKey } from './title-key.ts'

/** What a title says of the column below it. */
export interface TitleMeaning {
  /** `matter`: goods, papers, sums, days, one's own staff, which no screening reads. */
  readonly field: CounterpartyField | 'matter'
  /** The less, the more telling. */
  readonly rank: number
  /** Of the table's word that was found in it. */
  readonly key: string
  /** It names somebody else beside the counterparty: consignee, bank, contact. */
  readonly isOther: boolean
}

const fields = Object.keys(counterpartyFields) as CounterpartyField[]
const others = new Set(partyTitles.map(titleKey))

const exact = new Map<string, TitleMeaning>(
  fields
    .flatMap(field => headerWords[field].map((word, rank) => ({ field, rank, key: titleKey(word) })))
    .map(meaning => [
      meaning.key,
      { ...meaning, isOther: meaning.field === 'name' && others.has(meaning.key) },
    ]),
)

const keyed = (pattern: string): string => pattern.replaceAll(/[^|()[\]{}?,\d-]+/gu, word => titleKey(word))

const rim = {
  before: new RegExp(`^(?:${keyed(titleRims.before)})(?=.)`, 'u'),
  behind: new RegExp(`(?<=.)(?:${keyed(titleRims.behind)})$`, 'u'),
  owner: new RegExp(`^(?:${keyed(titleRims.owners)})(?=.)`, 'u'),
} as const
const matter = new RegExp(
  `^(?:${keyed(matterTitles.whole)}|(?:${keyed(matterTitles.begin)}).*|\\D*(?:${keyed(matterTitles.end)}))$`,
  'u',
)

/** Longer ones are sentences, or data. */
const longestMatter = 24

/** A party by a title with something around it: 境外收货人, 采购商公司名称, Notify Party 2. */
const partyWithin = (key: string): TitleMeaning | undefined => {
  const shorter = [key.replace(rim.behind, ''), key.replace(rim.before, '')].filter(one => one !== key)
  for (const one of shorter) {
    const found = exact.get(one) ?? partyWithin(one)
    if (found?.field === 'name') return found
  }
  return undefined
}

/** 客户税号, 收货人地址: a fact of somebody; of others than the counterparty only codes and addresses count. */
const factOf = (key: string): TitleMeaning | undefined => {
  const owned = exact.get(key.replace(rim.owner, ''))
  if (owned && owned.field !== 'name') return owned
  for (let at = 2; at < key.length - 1; at++) {
    const fact = exact.get(key.slice(at))
    if ((fact?.field === 'address' || fact?.field === 'identifiers') && partyWithin(`${key.slice(0, at)}1`))
      return fact
  }
  return undefined
}

const ofKey = (key: string): TitleMeaning | undefined => {
  if (key === '') return undefined
  const told = exact.get(key) ?? partyWithin(key) ?? factOf(key)
  if (told) return told
  return key.length <= longestMatter && matter.test(key)
    ? { field: 'matter', rank: 0, key, isOther: false }
    : undefined
}

const bracket = /[（(【［[<《][^）)】］\]>》]*[）)】］\]>》]?/gu
const between = /\s*(?:[/|、,，;；&+＋\n]|\s(?:and|or)\s|[及和与或])\s*/iu
const scripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Two languages in one title say the same; where they do not, the last word is what the others belong to (客户 ID). */
const ofScripts = (text: string): TitleMeaning | undefined => {
  const told = (text.match(scripts) ?? []).flatMap(piece => ofKey(titleKey(piece)) ?? [])
  return told.find(({ field }) => field === 'matter') ?? told.at(-1)
}

/** Of several things in one column (收货人名称及地址) the first counts. */
const ofPieces = (text: string): TitleMeaning | undefined => {
  const whole = ofKey(titleKey(text))
  if (whole) return whole
  const told = text.split(between).flatMap(piece => ofKey(titleKey(piece)) ?? ofScripts(piece) ?? [])
  return told.find(({ field }) => field !== 'matter') ?? told[0]
}

const roles = Object.entries(ownRoles).map(
  ([role, words]) => [role as keyof typeof ownRoles, new RegExp(keyed(words), 'u')] as const,
)

/** Whose name stands below a title: a customer's, a supplier's; undefined where it may be anybody's. */
export const roleOf = (title: string): keyof typeof ownRoles | undefined => {
  const { key = '', isOther = true } = readTitle(title) ?? {}
  return isOther ? undefined : roleOfKey(key)
}

const roleOfKey = (key: string): keyof typeof ownRoles | undefined =>
  roles.find(([, words]) => words.test(key))?.[0]

const fieldKeys = new Set(Object.values(counterpartyFields).map(titleKey))

/** Sold-To Party (客户) is the customer, and 名称（收货人） the consignee; what else stands in brackets is a remark. */
const tellsMore = (told: TitleMeaning, remark: TitleMeaning): boolean =>
  told.field === remark.field &&
  (fieldKeys.has(told.key) || (told.isOther && !remark.isOther && roleOfKey(remark.key) !== undefined))

const read = (title: string): TitleMeaning | undefined => {
  const bare = title.replaceAll(bracket, ' ')
  const told = ofKey(titleKey(title)) ?? ofPieces(bare)
  const remark = ofPieces((title.match(bracket) ?? []).join('/'))
  return told && remark && tellsMore(told, remark) ? remark : (told ?? remark)
}

/** Word for word: Smith & Company is no title of firms. */
export const isWholeTitle = (cell: string): boolean => readTitle(cell)?.key === titleKey(cell)

/** Titles are few and asked for with every row; null: nobody knows it, which is remembered too. */
const known = remember(1000, title => read(title) ?? null)

/** What a title means, with its remarks in brackets and both its languages looked at; undefined where nobody knows it. */
export const readTitle = (title: string): TitleMeaning | undefined =>
  title.length > 100 ? undefined : (known(title) ?? undefined)
