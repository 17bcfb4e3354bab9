import { analyse } from '../name/analyse.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { looksLikePerson } from '../name/token/tokenise-han.ts'
import { isForm, namesFirm } from '../name/token/tells.ts'
import { onlyGeneric } from '../name/token/token.ts'
import { hanPartsOf } from './beside/han-parts.ts'
import { hanHouseKinds, hanLeads, hanParts, hanSaid } from './beside/han-parts.table.ts'
import { everyMatch } from './every-match.ts'
import { chineseOffices } from './remarks.table.ts'
import type { Beside } from '../match/beside.ts'

/** A name in Chinese characters inside a longer text. */
export interface HanName {
  readonly text: string
  readonly beside: Beside | undefined
}

/** Characters without a mark or a gap between them; brackets and dots stand inside names. */
const runs = /[\p{Script=Han}\p{L}\p{Nd}()（）&·・•‧-]{3,80}/gu

const leads = new RegExp(`^(?:${hanLeads})+`, 'u')
const said = new RegExp(`^(?:的|${hanSaid})`, 'u')
const endsInPart = new RegExp(`(?:${hanParts})$`, 'u')
const mostBeside = 16

const alone = (text: string): HanName => ({ text, beside: undefined })

/** A branch or a place is of the house; what is said of it is not. */
const besideOf = (more: string): Beside | undefined =>
  more === '' || more.length > mostBeside || said.test(more)
    ? undefined
    : { text: more, part: endsInPart.test(more), country: false }

/** With such a form a firm is told whole, whatever is written onto it. */
const withForm = /^(.{2,40}?(?:有限责任公司|有限公司|(?<![分子等下联属]|关联)公司))(?!公司)(.*)$/u
/** Such a word ends a name where a part of the house, what is said of it, or nothing stands behind it. */
const withKind = new RegExp(`^(.{2,40}(?:${hanHouseKinds}))(.{0,20})$`, 'u')
/** What is said of a house behind its name without a form: 某某电子的尽调, 某某电子法定代表人. */
const withSaid = new RegExp(`^(.{3,30}?)(?:的.{1,8}|(?:${hanSaid}).{0,20})$`, 'u')

/** The house that a run begins with, and the one that stands behind its form (某某公司受某某公司委托). */
const housesOf = (run: string): HanName[] => {
  const [, firm, more = ''] = withForm.exec(run) ?? []
  if (firm !== undefined) {
    const behind = more.replace(leads, '')
    const next = behind === more ? [] : [...housesOf(behind), ...(behind === '' ? [] : [alone(behind)])]
    return [{ text: firm, beside: besideOf(more) }, ...next]
  }
  const [, told] = withSaid.exec(run) ?? []
  const [, house, part = ''] = withKind.exec(run) ?? []
  const ended = house !== undefined && (part === '' || endsInPart.test(part)) ? [house] : []
  return [
    ...(told === undefined ? [] : [alone(told)]),
    ...ended.map(text => ({ text, beside: besideOf(part) })),
  ]
}

/** 某某报关行转某某公司, 某某行（代某某公司）: who stands behind another one. */
const behindOther = /^.{3,40}?(?:[受转]|[(（](?:代|受|经|通过|委托))(.{4,}?)[)）]?$/u

const onBehalf = (run: string): HanName[] => {
  const [, name] = behindOther.exec(run) ?? []
  return name === undefined ? [] : [...housesOf(name), alone(name)]
}

/** Before a branch, an office or a place. */
const beforePlace = (run: string): HanName[] =>
  hanPartsOf(run).flatMap(({ text, beside }) => (beside ? [{ text, beside }] : []))

const dot = '[·・•‧]'
const anyDot = new RegExp(dot, 'u')
const transcribed = new RegExp(
  `[\\p{Script=Han}-]{1,24}(?:${dot}[\\p{Script=Han}-]{1,12})*${dot}[\\p{Script=Han}-]{1,24}`,
  'gu',
)
const leadingIn = new RegExp(`^.*(?:${hanLeads})`, 'u')
/** What is written onto the name of a person: a title, an office, what is said of him. */
const behindPerson = new RegExp(
  `(?:先生|女士|小姐|夫人|博士|教授|船长|律师|医生|阁下|本人|${chineseOffices}|的|${hanSaid}).*$`,
  'u',
)

/** Names of foreigners by their dots, without what is written onto the first and the last word. */
const foreigners = (text: string): HanName[] =>
  everyMatch(text, transcribed).map(({ 0: found }) => {
    const words = found.split(anyDot)
    const [first, last] = [words[0]!, words.at(-1)!]
    const begun = first.replace(leadingIn, '')
    const told = last.replace(behindPerson, '')
    const ended = beforePlace(told)[0]?.text ?? told
    return alone([begun === '' ? first : begun, ...words.slice(1, -1), ended === '' ? last : ended].join('·'))
  })

const isDotted = (text: string): boolean => anyDot.test(text)

/** So many words of business and places are a name without a brand. */
const fewestGeneric = 3

const isHouse = (text: string): boolean => {
  const forms = analyse(text)
  const tokens = forms[0]?.tokens ?? []
  if (forms.some(({ kind }) => kind === 'house')) return true
  const told = tokens.filter(token => !isForm(token))
  return namesFirm(tokens) && (!onlyGeneric(tokens) || told.length >= fewestGeneric)
}

/** 某某旗下公司, 某某及其子公司: whatever stands before it is a house. */
const withDaughters = /^(.{3,30}?)(?:旗下|下属|所属|关联|及其).{2,10}$/u

const ownerOf = (run: string): HanName[] => {
  const [, owner] = withDaughters.exec(run) ?? []
  return owner === undefined ? [] : [alone(owner)]
}

/** The run with and without what leads to a name; the whole text is asked for anyhow. */
const namesOf = (run: string, text: string): HanName[] => {
  const led = run.replace(leads, '')
  const houses = [...new Set([led, run])].flatMap(one => {
    const found = [...housesOf(one), ...onBehalf(one)]
    return found.length > 0 || one === text ? found : [alone(one)]
  })
  if (led !== run && looksLikePerson(led)) return [alone(led)]
  return [...ownerOf(led), ...houses.filter(one => one.text !== text && isHouse(one.text))]
}

const mostNames = 4

/**
 * Names of firms, and transcribed ones of foreigners, that a Chinese text holds with something around them: 关于某某有限公司的尽调,
 * 开户行：某某银行, 某某·某某先生. They are looked for as if typed alone, by what they mean and how they are read as well.
 */
export const hanNamesIn = (text: string): readonly HanName[] => {
  if (!holds(kindsIn(text), characterKinds.han)) return []
  const people = isDotted(text) ? foreigners(text) : []
  const houses = everyMatch(text, runs)
    .filter(({ 0: run }) => !isDotted(run))
    .flatMap(({ 0: run }) => [...namesOf(run, text), ...beforePlace(run).filter(one => isHouse(one.text))])
  const found = [...people, ...houses].filter(one => one.text !== text)
  return found
    .filter((one, at) => found.findIndex(other => other.text === one.text) === at)
    .slice(0, mostNames)
}
