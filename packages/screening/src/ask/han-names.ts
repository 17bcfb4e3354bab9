import { formAsWritten } from '../name/cut/written-form.ts'
import { withHouse } from '../name/house/house-form.ts'
import { foldHan } from '../name/han/han.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { looksLikePerson } from '../name/token/tokenise-han.ts'
import { namesOfHouse } from '../name/lexicon/houses.ts'
import { isForm, namesFirm } from '../name/token/tells.ts'
import { onlyGeneric } from '../name/token/token.ts'
import { behindPlace, behindTown, hanPartsOf } from './beside/han-parts.ts'
import {
  hanDepartments,
  hanEnds,
  hanHouseKinds,
  hanLeads,
  hanParts,
  hanSaid,
} from './beside/han-parts.table.ts'
import { hanPieces } from './han-pieces.ts'
import { everyMatch } from './every-match.ts'
import { institutesByNumber } from './institutes-by-number.ts'
import { joinedHouses } from './joined-houses.ts'
import { chineseOffices } from './remarks.table.ts'
import { besidePart, type Beside } from '../match/beside.ts'
import { fewestGeneric } from '../match/whole/generic-name.ts'

/** A name in Chinese characters inside a longer text. */
export interface HanName {
  readonly text: string
  readonly beside: Beside | undefined
}

/** Characters without a mark or a gap between them; brackets, dots and quotes (新西伯利亚“光线”生产联合体) stand inside names. */
const runs = /[\p{Script=Han}\p{L}\p{Nd}()（）&·・•‧"“”„«»「」『』-]{3,80}/gu
const outerQuotes = /^["“”„«»「」『』]+|["“”„«»「」『』]+$/gu
const unquoted = (text: string): string => text.replaceAll(outerQuotes, '')

/** What leads to a name; 哈萨克斯坦公民 to that of a person. */
const leads = new RegExp(`^(?:${hanLeads}|[^公]{2,8}公民)+`, 'u')
const said = new RegExp(`^(?:的|${hanSaid})`, 'u')
const endsInPart = new RegExp(`(?:${hanParts})$`, 'u')
const mostBeside = 16

const alone = (text: string): HanName => ({ text, beside: undefined })

/** A branch or a place is of the house; what is said of it is not. */
export const behindHouse = (more: string): Beside | undefined =>
  more === '' || more.length > mostBeside || said.test(more)
    ? undefined
    : { text: more, part: endsInPart.test(more), country: false }

/** With such a form a firm is told whole, whatever is written onto it. */
const withForm = /^(.{2,40}?(?:有限责任公司|有限公司|(?<![分子等下联属]|关联)公司))(?!公司)(.*)$/u
/** Such a word ends a name where a part of the house, what is said of it, or nothing stands behind it. */
const withKind = new RegExp(`^(.{2,40}(?:${hanHouseKinds}))(.{1,20})$`, 'u')
/** A house owns others: 某某银行控股. */
const holding = /^控股(?:集团|公司)?$/u
const endsInKind = new RegExp(`(?:${hanHouseKinds})$`, 'u')
/** What is said of a house behind its name without a form: 某某电子的尽调, 某某电子法定代表人. */
const withSaid = new RegExp(`^(.{3,30}?)(?:的.{1,8}|(?:${hanSaid}).{0,20}|(?:${hanEnds})+)$`, 'u')

/** The house that a run begins with, and the one that stands behind its form (某某公司受某某公司委托). */
const housesOf = (run: string): HanName[] => {
  const [, firm, more = ''] = withForm.exec(run) ?? []
  if (firm !== undefined) {
    const behind = more.replace(leads, '')
    const next = behind === more ? [] : [...housesOf(behind), ...(behind === '' ? [] : [alone(behind)])]
    return [{ text: firm, beside: behindHouse(more) }, ...next]
  }
  const [, told] = withSaid.exec(run) ?? []
  const [, house, part = ''] = withKind.exec(run) ?? []
  return [
    ...(told === undefined ? [] : [alone(told)]),
    ...(endsInKind.test(run) ? [alone(run)] : []),
    ...(house !== undefined && (endsInPart.test(part) || holding.test(part))
      ? [{ text: house, beside: behindHouse(part) }]
      : []),
  ]
}

/** 某某报关行转某某公司, 某某行（代某某公司）: who stands behind another one. */
const behindOther = /^.{3,40}?(?:[受转]|[(（](?:代|受|经|通过|委托))(.{4,}?)[)）]?$/u

/** 某某电子转某人. */
const beforeOther = /^(.{3,40}?)转(.{2,4})$/u

const onBehalf = (run: string): HanName[] => {
  const [, name] = behindOther.exec(run) ?? []
  const [, house, person = ''] = beforeOther.exec(run) ?? []
  return [
    ...(house !== undefined && looksLikePerson(person) ? [alone(house)] : []),
    ...(name === undefined ? [] : [...housesOf(name), alone(name)]),
  ]
}

/** A department, or a branch in a part of a town that no table has: 某某电子法务部, 某某电子天河分公司. */
const departments = [
  `(?:${hanDepartments})(?:部门?|处|科|中心)`,
  ...['.{2}', '.{3}'].map(town => `${town}(?:分公司|分行|支行|营业部|办事处|联络处|代表处)`),
].map(part => new RegExp(`^(.{3,30}?)(${part})$`, 'u'))

const beforeDepartment = (run: string): HanName[] =>
  departments.flatMap(department => {
    const [, text, part] = department.exec(run) ?? []
    return text === undefined ? [] : [{ text, beside: besidePart(part!) }]
  })

/** So many characters are told alone from ordinary words: whatever has a branch is a house. */
const fewestTold = 6
/** Before a branch. */
const fewestBefore = 3

const partsOf = (run: string): HanName[] =>
  [...beforePlace(run), ...beforeDepartment(run), ...afterTown(run)].filter(
    ({ text, beside }) => isHouse(text) || (beside?.part === true && text.length >= fewestBefore),
  )

/** The whole name of a Chinese firm, of which its town is a part. */
const registered = /有限公司$/u

const afterTown = (run: string): HanName[] => {
  const part = behindTown(run)
  return part?.beside && part.text.length >= 4 && !registered.test(part.text)
    ? [{ text: part.text, beside: part.beside }]
    : []
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
const leadingOffice = new RegExp(`^.*(?:${chineseOffices})`, 'u')
const leadingIn = new RegExp(`^.*(?:${hanLeads}|${chineseOffices})`, 'u')
/** What is written onto the name of a person: a title, an office, what is said of him. */
const behindPerson = new RegExp(
  `(?:先生|女士|小姐|夫人|博士|教授|船长|律师|医生|阁下|本人|${chineseOffices}|的|转|${hanSaid}).*$`,
  'u',
)

/** What is written onto the last word may begin at several places: 福克斯自贸区分公司. */
const mostEnds = 4

/** Names of foreigners by their dots, without what is written onto the first and the last word, a town among it. */
const foreigners = (text: string): HanName[] =>
  everyMatch(text, transcribed).flatMap(({ 0: found }) => {
    const words = found.split(anyDot)
    const [first, last] = [words[0]!, words.at(-1)!]
    const begun = first.replace(leadingIn, '') || first
    const told = last.replace(behindPerson, '') || last
    const ends = beforePlace(told).map(one => one.text)
    const names = (ends.length === 0 ? [told] : ends.slice(0, mostEnds)).map(end =>
      [begun, ...words.slice(1, -1), end].join('·'),
    )
    return [...new Set(names.flatMap(name => [name, behindPlace(name)]))].map(alone)
  })

const isDotted = (text: string): boolean => anyDot.test(text)

/** A few words of business and places are no name without a brand. */
const isHouse = (text: string): boolean => {
  if (text.length >= fewestTold && endsInKind.test(text)) return true
  const form = formAsWritten(text)
  const tokens = form?.tokens ?? []
  if (withHouse(form).length > 0) return true
  const told = tokens.filter(token => !isForm(token))
  // 中芯香港: a house and where it is.
  if (tokens.length > 1 && tokens.at(-1)!.role === 'region' && !onlyGeneric(tokens)) return true
  return namesFirm(tokens) && (!onlyGeneric(tokens) || told.length >= fewestGeneric)
}

/** 某某旗下公司, 某某及其子公司: whatever stands before it is a house. */
const withDaughters = /^(.{3,30}?)(?:旗下|下属|所属|关联|及其).{2,10}$/u

const ownerOf = (run: string): HanName[] => {
  const [, owner] = withDaughters.exec(run) ?? []
  return owner === undefined ? [] : [alone(owner)]
}

/** Two characters are words as often as names. */
const isPersonTold = (text: string): boolean => text.length > 2 && looksLikePerson(text)

/** The run with and without what leads to a name; the whole text is asked for anyhow. */
const namesOf = (run: string, text: string): HanName[] => {
  const led = run.replace(leads, '')
  const houses = [...new Set([led, run])].flatMap(one => {
    const found = [...housesOf(one), ...onBehalf(one)]
    return found.length > 0 || one === text ? found : [alone(one)]
  })
  const [, , behindFirm = ''] = withForm.exec(led) ?? []
  const told = [led, led.replace(behindPerson, ''), run.replace(leadingOffice, ''), behindFirm]
  const person = told.filter(one => one !== text && isPersonTold(one)).slice(0, 1)
  return [
    ...person.map(alone),
    ...ownerOf(led),
    ...houses.filter(one => one.text !== text && isHouse(one.text)),
  ]
}

const mostNames = 4
/** More of them are a sentence. */
const mostPieces = 5

/**
 * Names of firms, and transcribed ones of foreigners, that a Chinese text holds with something around them: 关于某某有限公司的尽调,
 * 开户行：某某银行, 某某·某某先生. They are looked for as if typed alone, by what they mean and how they are read as well.
 */
export const hanNamesIn = (typed: string): readonly HanName[] => {
  if (!holds(kindsIn(typed), characterKinds.han)) return []
  const text = foldHan(typed)
  const people = isDotted(text) ? foreigners(text) : []
  const houses = everyMatch(text, runs)
    .filter(({ 0: run }) => !isDotted(run))
    .flatMap(({ 0: run }) => [...namesOf(unquoted(run), text), ...partsOf(unquoted(run))])
  const sure = firstOfEach([...people, ...houses].map(one => ({ ...one, text: unquoted(one.text) })))
  const named = sure.filter(one => one.text !== text).slice(0, mostNames)
  const pieces = hanPieces(text)
  const told = [text, ...pieces.slice(0, mostPieces)]
  const others = [
    ...told.flatMap(institutesByNumber),
    ...told.flatMap(joinedHouses),
    ...pieces.slice(0, mostPieces),
  ].map(alone)
  return firstOfEach([...named, ...besideLetters(text), ...others])
}

/** SMIC中芯, 中芯SMIC: the letters and the short name of a house in one run. */
const withLetters = /^(?:[A-Za-z]{2,}(\p{Script=Han}{2,})|(\p{Script=Han}{2,})[A-Za-z]{2,})$/u

const besideLetters = (text: string): HanName[] => {
  const [, behind, before] = withLetters.exec(text) ?? []
  const name = behind ?? before
  return name !== undefined && namesOfHouse(name).length > 0 ? [alone(name)] : []
}

const firstOfEach = (names: readonly HanName[]): HanName[] =>
  names.filter((one, at) => names.findIndex(other => other.text === one.text) === at)
