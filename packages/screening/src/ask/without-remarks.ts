import { formAsWritten } from '../name/cut/written-form.ts'
import { isPersonal } from '../name/person/as-person.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { codeLabels } from './code-labels.table.ts'
import { netAddress } from './net-address.ts'
import { senseOf } from './beside/sense.ts'
import {
  currencies,
  nameLabels,
  openers,
  remarkWords,
  shipLabels,
  shipTypes,
  shipTypesBehind,
  shipTypesBehindHan,
  titles,
  voyageOrFlag,
} from './remarks.table.ts'
import { withoutOffice } from './without-office.ts'

const ship = new RegExp(
  `^["“'\\s]*(?:${shipTypes})(?:[.:：\\s]+|(?<=[.\\p{Script=Han}]))["“']?(?=\\p{L}[\\p{L}\\s])`,
  'iu',
)

const shipBehind = new RegExp(
  `(?<=[\\p{Script=Latin}\\d])[\\s,]+(?:${shipTypesBehind})$|(?<=[\\p{Script=Han}·]{2}|\\d[号號])(?<![\\d一二三四五六七八九十第字老])(?:${shipTypesBehindHan})$|(?<=\\p{Script=Han}(?!第)\\p{Script=Han}\\d{1,5})(?:${shipTypesBehindHan})$`,
  'iu',
)
const lastOfShip = new Set('rlptRLPT轮輪船号號')

/** What a ship is stands in front or behind. */
const isShipBehind = (text: string): boolean => lastOfShip.has(text.at(-1)!) && shipBehind.test(text)

/** A label, a voyage or a flag tells one as well (承运船舶 SAHAND 航次 012W, SAHAND, Liberia flag). */
const tellsVoyage = new RegExp(`^["“'\\s]*(?:${shipLabels})|${voyageOrFlag}`, 'iu')

/** Whether a typed text calls what it names a ship (M/V SAHAND, 油轮…, SAHAND tanker). */
export const namesShip = (text: string): boolean =>
  ship.test(text) || isShipBehind(text) || tellsVoyage.test(text)

const starts: readonly RegExp[] = [
  new RegExp(`^[\\p{P}\\s]*(?:${openers})(?:[.:：]+\\s*|\\s+|(?<=\\p{Script=Han}))`, 'iu'),
  new RegExp(`^[\\p{P}\\s]*(?:${nameLabels})\\s*[.:：]+\\s*`, 'iu'),
  ship,
  new RegExp(`^["“'\\s]*(?:${shipLabels})\\s*`, 'iu'),
]

/** For Norva Trading only; is Norva Trading sanctioned? */
const framed =
  /^\s*(?:FOR\s+(\S.{2,}?)[\s,]+ONLY|IS\s+(\S.{2,}?)\s+(?:SANCTIONED|LISTED|BLOCKED|BLACKLISTED))[.!?\s]*$/iu

const anyStart = new RegExp(starts.map(({ source }) => source).join('|'), 'iu')

const title = new RegExp(`^[\\p{P}\\s]*(?:${titles})[.\\s]+(?=[\\p{L}]{2})`, 'iu')

const labels = codeLabels.map(([words]) => words).join('|')
/** Voyages, days of birth, codes with their labels, telephone numbers. */
const numbered: readonly RegExp[] = [
  /(?<!\p{L})(?:VOY(?:AGE)?[.\s]*(?:NO)?|V)[.:\s]*\d{2,5}\s?[NESW]?(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})(?:D\.?O\.?B\.?|DATE OF BIRTH|BORN(?: ON| IN)?|出生(?:日期|于)?|生于|مواليد|متولد|تولد)[.:：\s]*(?:\d{1,2}\s+\p{L}{3,}\.?,?\s+\d{4}|\p{L}{3,}\s+\d{1,2},?\s+\d{4}|\d[\d./-]*)/giu,
  // b. 1970, *1970, age 45, since 1999
  /(?<![\p{L}\d])(?:(?:B\.|\*|SINCE)\s*(?:19|20)\d{2}|AGED?[.:：\s]*\d{1,3})(?![\p{L}\p{N}/-])/giu,
  new RegExp(
    `(?<!\\p{L})(?:${labels})(?:[\\s.]*(?:NUMBER|NO|NR|CODE|编号|号码?|代码))?(?:\\s*(?:是|为|為|IS)(?![A-Z]))?[\\s.:：#№]*(?=[A-Z]{0,4}[\\s-]?\\d)[A-Z0-9]+(?:[\\s/-]?\\d[A-Z0-9]*)*`,
    'giu',
  ),
  // 12.10.1982 г.р., 1982年10月12日生, 1982-10-12
  /(?<![\p{L}\p{N}./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?:\s*г\.?\s*р\.?|\s*г\.)?(?![\p{L}\p{N}/-])/giu,
  /(?:19|20)\d{2}\s*г(?:\.\s*|ода\s+)р(?:\.|ождения)/giu,
  // USD 5,000
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${currencies})\\s?\\d[\\d,.]*|\\d[\\d,.]*\\s?(?:${currencies}))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  /(?:19|20)\d{2}\s*年\s*\d{1,2}\s*月(?:\s*\d{1,2}\s*日)?\s*(?:出生|生)?/gu,
  /(?<!\p{L})(?:P\.?\s*O\.?\s*BOX|POST BOX|APARTADO(?: POSTAL)?|а\/я|صندوق بريد|ص\.?\s*ب)[.:：\s#№]*(?:NO\.?\s*)?\d+/giu,
  // cust#00123
  /(?<!\p{L})(?:CUST|CLI|VEND|SUPP|CUSTOMER|CLIENT|VENDOR|SUPPLIER)\.?\s*[#№]\s*\d+[\s:_-]*/giu,
  // A customer's number or that of a line in front of his name, and a share behind it.
  /^\s*(?:\d{4,}\s+|(?:#|[A-Z]{1,3}-)\d{2,}[\s:_-]+|\d{3,}[:_-]\s*|[(（]?\d{1,2}[.)、）]\s*)(?=\p{L}{2})/gu,
  // The number of a ship without its label, and a voyage written onto its name.
  /(?<=\p{L}\s+)\d{7}\s*$|-\d{2,4}[NESW]\s*$/gu,
  /[\s,;，；]+(?:ADD(?:R|RESS)?|地址)\s*[.:：]+.*$/giu,
  /(?<![\p{L}\p{N}.,])\d{1,3}(?:[.,]\d+)?\s?%/gu,
  /(?<!\p{L})(?:КПП|ОКПО|ОГРН(?:ИП)?|БИК|[РК]\/С|EORI|NIP|REGON|KRS|RIF)[.:：\s#№]*[A-Z]{0,3}-?\d[\dA-Z-]*/giu,
  /(?<!\p{L})(?:TEL|TELEPHONE|PHONE|MOB|MOBILE|FAX|WHATSAPP|电话|手机|传真)[.:：\s]*(?:NO[.:\s]*)?\+?[\d\s()-]{5,}/giu,
  /\+?\d[\d\s()-]{8,}\d/gu,
  /\s\/\s*\d{2,5}[NESW](?!\p{L})/giu,
  /\s+\d{3,4}[NESW]\s*$/giu,
  /\s*航次\s*[:：]?\s*(?:V\.?)?[\dNESW-]+\s*$/giu,
]
const emptied = /[(（[【]\s*[)）\]】]/gu
const flag = /^\s*FLAG\s*[:：][^,;]*[,;]\s*|[\s,，;；(]+(?:船旗国?|FLAG)\s*[:：][^,，;]*$/giu
const sex = /[,，(（]\s*(?:MALE|FEMALE|男|女)(?!\p{L})\s*[)）]?/giu

const isRemark = (part: string): boolean => {
  if (/\d/.test(part)) return true
  const form = formAsWritten(part)
  return (
    form === undefined ||
    form.tokens.every(({ role, key }) => role === 'region' || role === 'stop' || remarkWords.has(key)) ||
    isOffice(part)
  )
}

/** Deputy Prime Minister, chief engineer: every word is known to stand beside names, and one tells an office. */
const isOffice = (part: string): boolean => {
  const senses = part
    .split(/[\s.]+/u)
    .filter(Boolean)
    .map(senseOf)
  return senses.includes('role') && !senses.includes('')
}

/** A title stands before a person, never before a firm. */
const isPerson = (text: string): boolean => {
  const form = formAsWritten(text)
  return form !== undefined && form.tokens.length > 0 && form.tokens.every(isPersonal)
}

/** The year of birth behind the name of a person; a firm may be called so. */
const yearBehind = /\s+(?:19[2-9]|20[01])\d$/u

/** Two words, or two characters: less is hardly a whole name. */
const hasWords = (text: string): boolean =>
  /[\p{L}\p{N}]{2,}[^\p{L}\p{N}]+[\p{L}\p{N}]{2,}|\p{Script=Han}{2}/u.test(text)

/** What stands before an address: Larkfield Trading, 12 Main Street, Dubai. */
const withoutAddress = (text: string): string => {
  if (!holds(kindsIn(text), characterKinds.comma)) return text
  const [name, ...rest] = text.split(/\s*[,，]\s*/u)
  if (rest.length === 0 || !hasWords(name!)) return text
  const kept = rest.filter(part => !isRemark(part))
  return kept.length === rest.length ? text : [name, ...kept].join(', ')
}

/** Its letters tell no number. */
const bankCode =
  /(?<!\p{L})(?:SWIFT|BIC)(?:\s*CODE)?[.:：\s]*[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\p{L}\p{N}])/giu

/** Marks of a trade name. */
const tradeMark = /[®™©℠]/gu

/** What every note holds. */
const marksNote = /[\d@,，(（®™©℠]|www|:\/\/|(?<!\p{L})(?:swift|bic)(?!\p{L})/iu

const withoutNotes = (text: string): string => {
  const seen = kindsIn(text)
  if (!marksNote.test(text)) return text
  const named = text.replace(netAddress, ' ').replace(bankCode, ' ').replace(tradeMark, ' ')
  const left = holds(seen, characterKinds.digit)
    ? numbered
        .reduce((rest, note) => rest.replace(note, ' '), named)
        .replace(emptied, ' ')
        .trimEnd()
    : named
  return holds(seen, characterKinds.comma | characterKinds.bracket)
    ? left.replace(sex, ' ').replace(flag, '')
    : left
}

const withoutLabels = (text: string): string => {
  let name = withoutNotes(text).replace(framed, '$1$2')
  // A label may stand before another one (Attn: Messrs. …).
  if (anyStart.test(name))
    for (const start of [...starts, ...starts]) if (anyStart.test(name)) name = name.replace(start, '')
  if (isShipBehind(name)) name = name.replace(shipBehind, '')
  return holds(kindsIn(name), characterKinds.han) ? withoutOffice(name) : name
}

const withoutTitle = (name: string): string => {
  const seen = kindsIn(name)
  if (!holds(seen, characterKinds.space | characterKinds.dot)) return name
  const untitled = name.replace(title, '').replace(title, '')
  const person = holds(seen, characterKinds.digit) ? untitled.replace(yearBehind, '') : untitled
  return person !== name && isPerson(person) ? person : name
}

const withoutEnd = (name: string): string =>
  withoutAddress(name)
    .replace(/[\s,，;:：/–—-]+$/u, '')
    .trim()

/** A typed text without what people write around a name: labels, codes, addresses, telephone numbers, dates, titles. */
export const withoutRemarks = (text: string): string => withoutEnd(withoutTitle(withoutLabels(text)))

/** The same, and with the title in front, which may be part of the name of a ship (ADMIRAL NORVAN V.12). */
export const withAndWithoutTitle = (text: string): readonly [without: string, titled: string] => {
  const titled = withoutLabels(text)
  const name = withoutTitle(titled)
  const without = withoutEnd(name)
  return [without, name === titled ? without : withoutEnd(titled)]
}
