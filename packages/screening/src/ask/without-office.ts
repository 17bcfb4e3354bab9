import { analyse } from '../name/analyse.ts'
import { formAsWritten } from '../name/cut/written-form.ts'
import { looksLikePerson } from '../name/token/tokenise-han.ts'
import { isPersonal } from '../name/person/as-person.ts'
import { foldHan } from '../name/han/han.ts'
import { onlyGeneric, type Token } from '../name/token/token.ts'
import { chineseOffices } from './remarks.table.ts'

const before = new RegExp(
  `^(\\p{Script=Han}{0,14}?)(?:${chineseOffices})(?=\\p{Script=Han}{2})([\\p{Script=Han}·・]+)$`,
  'u',
)
const behind = new RegExp(`^([\\p{Script=Han}·・]{2,})(?:${chineseOffices})$`, 'u')

/** The last characters of offices in both writings: a name without them needs no other look. */
const lastOfOffice = new Set(
  '统統理相席长長记記袖人军軍帅帥将將令谋謀官首员員使裁头頭豪亨枭梟目任委书書事师師监監管总總赞贊计計板',
)

const mayHoldOffice = (text: string): boolean => {
  for (let at = 1; at < text.length; at++) if (lastOfOffice.has(text[at]!)) return true
  return false
}

/** Who held or holds an office: 俄罗斯前国防部长. */
const times = /[前原副]|时任|现任|已故/gu

const tokensOf = (text: string): readonly Token[] => formAsWritten(text)?.tokens ?? []

const longest = 3
/** Whom a state or a body tells to hold its office has a foreign name as well (卢卡申科). */
const longestOfBody = 5

/** A short name, or one that is heard: 杯组委会 is none. */
const isPerson = (text: string, most = longest): boolean => {
  const form = formAsWritten(text)
  if (form === undefined || !form.tokens.every(isPersonal)) return false
  return text.length <= most || analyse(text).some(({ kind }) => kind === 'transcription')
}

/** A state or a body, or nothing. */
const isOfBody = (text: string): boolean => {
  const body = text.replace(times, '')
  return states.has(body) || onlyGeneric(tokensOf(body))
}

/** Characters by which the press calls a state (俄外长). */
const states = new Set('俄美英法德日韩朝伊叙以乌印巴缅越泰菲委古')

/** A name in Chinese without the office that is written onto it: 俄罗斯总统普京, 李家超特首. */
export const withoutOffice = (text: string): string => {
  if (!mayHoldOffice(text)) return text
  const folded = foldHan(text)
  const [, body, person] = before.exec(folded) ?? []
  if (person !== undefined) {
    if (isOfBody(body!) && isPerson(person, body === '' ? longest : longestOfBody)) return person
    // 新疆维吾尔自治区党委书记陈全国: whatever he leads, that is a person.
    return looksLikePerson(person) ? person : text
  }
  const [, named] = behind.exec(folded) ?? []
  return named !== undefined && isPerson(named) ? named : text
}
