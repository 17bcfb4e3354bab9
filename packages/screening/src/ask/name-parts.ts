import { formAsWritten } from '../name/cut/written-form.ts'
import { isPersonal } from '../name/person/as-person.ts'
import { onlyGeneric } from '../name/token/token.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { betweenNames, betweenNamesHan, nameLabels } from './remarks.table.ts'
import { fewestGeneric } from '../match/whole/generic-name.ts'
import { bearsGivenName } from '../name/token/tells.ts'

const separators = new RegExp(
  [
    String.raw`\s*[;；\n|]\s*`,
    String.raw`\s+[/–—-]\s+`,
    String.raw`\s*(?:→|[-=]?>)\s*`,
    String.raw`(?<=[\p{L}\p{N}.]{4})/(?=[\p{L}\p{N}]{4})`,
    String.raw`(?<=\p{Script=Han})/|/(?=\p{Script=Han})`,
    String.raw`[,，\s]+(?:${betweenNames})[.:：\s-]+`,
    String.raw`[,，\s(（]+(?:${nameLabels})\s*[.:：]+\s*`,
    String.raw`[,，\s]*(?:${betweenNamesHan})[:：\s]*(?=\p{Script=Han}{2})`,
  ].join('|'),
  'iu',
)
const between = new RegExp(
  `[,，\\s](?:${betweenNames})[.:：\\s-]|(?:${betweenNamesHan})[:：\\s]*\\p{Script=Han}{2}`,
  'iu',
)
/** Marks beside which other words part names, or which do so themselves. */
const parting =
  characterKinds.breaks |
  characterKinds.slash |
  characterKinds.dash |
  characterKinds.dot |
  characterKinds.colon
const brackets = /^([^(（【[]*)[(（【[]([^()（）【】[\]]{2,})[)）】\]](.*)$/u
const twoPeople = /\s+(?:and|&|und|et|y|и)\s+/iu
const sideBySide =
  /^([^\p{Script=Latin}]*\p{Script=Han}[^\p{Script=Latin}]*)\s+([^\p{Script=Han}]*\p{Script=Latin}[^\p{Script=Han}]*)$|^([^\p{Script=Han}]*\p{Script=Latin}[^\p{Script=Han}]*)\s+([^\p{Script=Latin}]*\p{Script=Han}[^\p{Script=Latin}]*)$/u

const isPerson = (text: string): boolean => {
  const form = formAsWritten(text)
  return form !== undefined && form.tokens.length > 1 && form.tokens.every(isPersonal)
}

const shortestWord = 5

/** Whether a part may be a whole name: more than one word, or one that is no given name. */
const isName = (part: string): boolean => {
  const form = formAsWritten(part)
  if (form === undefined || form.tokens.length === 0) return false
  const [only] = form.tokens
  return (
    form.tokens.length > 1 ||
    (only!.role === 'word' && only!.key.length >= shortestWord && !bearsGivenName(only!))
  )
}

const isPlaceOrTrade = (text: string): boolean => {
  const form = formAsWritten(text)
  if (form === undefined || form.tokens.length >= fewestGeneric) return false
  return form.tokens.every(token => token.role === 'region' || token.role === 'trade')
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** What stands in brackets behind a name, or in another script; a place, a line of business or what stands inside a name is part of it. */
const inBrackets = (text: string): string[] | undefined => {
  const [, before, inside, behind] = brackets.exec(text) ?? []
  if (inside === undefined || isPlaceOrTrade(inside)) return undefined
  return behind!.trim() === '' || isHan(before!) !== isHan(inside)
    ? [`${before} ${behind}`, inside]
    : undefined
}

const onlyHan = /^\p{Script=Han}+$/u
const mostSideBySide = 3

/** A name of its own, by more than places and business. */
const isHanName = (text: string): boolean => {
  if (!onlyHan.test(text) || text.length < 2) return false
  const form = formAsWritten(text)
  return form !== undefined && !onlyGeneric(form.tokens)
}

const endsInBusiness = (text: string): boolean => {
  const last = formAsWritten(text)?.tokens.at(-1)
  return last?.role === 'trade' || last?.role === 'form'
}

/** Two names in characters with a gap between them, of which one is a firm's: 陈某 某某集团. */
const hanSideBySide = (text: string): string[] | undefined => {
  const parts = text.split(/\s+/u)
  if (parts.length < 2 || parts.length > mostSideBySide || !parts.every(isHanName)) return undefined
  return parts.some(endsInBusiness) ? parts : undefined
}

const commas = /\s*[,，]\s*/u

/** Petr Norvan, Norvan Trading Ltd: a whole name of a person stands before a comma; of Norvan, Petr only the surname does. */
const behindPerson = (text: string): string[] | undefined => {
  const parts = text.split(commas).filter(part => part !== '')
  const form = parts.length > 1 ? formAsWritten(parts[0]!) : undefined
  if (form === undefined || form.tokens.length < 2 || !form.tokens.every(isPersonal)) return undefined
  if (!form.tokens.some(bearsGivenName)) return undefined
  // One word behind a comma is a town likelier than a name.
  return [parts[0]!, text, ...parts.slice(1).filter(part => (formAsWritten(part)?.tokens.length ?? 0) > 1)]
}

const split = (text: string): string[] => {
  const seen = kindsIn(text)
  const bracketed = holds(seen, characterKinds.bracket) ? inBrackets(text) : undefined
  if (bracketed) return bracketed.flatMap(split)
  const isParted = holds(seen, parting) || between.test(text)
  const parts = isParted ? text.split(separators).filter(part => part.trim() !== '') : [text]
  if (parts.length > 1) return parts.flatMap(split)
  const behind = holds(seen, characterKinds.comma) ? behindPerson(text) : undefined
  if (behind) return behind
  if (!holds(seen, characterKinds.space)) return [text]
  const people = text.split(twoPeople)
  if (people.length > 1 && people.every(isPerson)) return people
  if (!holds(seen, characterKinds.han)) return [text]
  const firms = hanSideBySide(text)
  if (firms) return firms
  if (!holds(seen, characterKinds.latin)) return [text]
  const scripts = (sideBySide.exec(text) ?? []).slice(1).filter(Boolean)
  return scripts.length > 1 ? scripts : [text]
}

/** Several parties in one field, or several names of one: each of them (Petrov / Larkfield Ltd, X aka Y, 陈某 Chen Mou). */
export const nameParts = (text: string): string[] => {
  const parts = split(text.trim())
  return parts.length > 1 ? parts.map(part => part.trim()).filter(isName) : []
}
