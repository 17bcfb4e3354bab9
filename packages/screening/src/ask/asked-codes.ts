import { isBic, isInn, normaliseCode, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { withoutZeros } from '../index/code-keys.ts'
import { askedContacts } from '../index/contact-codes.ts'
import { everyMatch } from './every-match.ts'
import { codeLabels } from './code-labels.table.ts'
import { withFigures } from './figures-for-letters.ts'

/** A code that a text may hold, normalised. */
export interface AskedCode {
  readonly code: string
  /** The whole text is the code, with its label at most. */
  readonly whole: boolean
  /** Kinds that the word before it means; empty without such a word. */
  readonly kinds: readonly IdentifierKind[]
  /** Written with a dash, as tail numbers are (EP-MNG). */
  readonly dashed: boolean
}

const numbering = String.raw`(?:[\s.]*(?:NUMBER|NUM|NO|NR|CODE|ADDRESS|编码|编号|編號|号码|號碼|号|號|代码|地址)(?![A-Z]))?(?:\s*(?:是|为|為|IS)(?![A-Z]))?[\s.:：#№=-]*`
/** Chinese writes a label onto the word before it: 持护照…. */
const notInWord = String.raw`(?<!(?!\p{Script=Han})\p{L})`
const labels = codeLabels.map(([words, kinds]) => ({
  kinds,
  before: new RegExp(`${notInWord}(?:${words})${numbering}$`, 'iu'),
  first: new RegExp(`^(?:${words})${numbering}(?=[\\p{L}\\p{N}])`, 'iu'),
}))

const anyBefore = new RegExp(labels.map(({ before }) => before.source).join('|'), 'iu')
const anyFirst = new RegExp(labels.map(({ first }) => first.source).join('|'), 'iu')

const longestLabel = 40
const noKinds: readonly IdentifierKind[] = []

/** Kinds meant by the word that ends right before a position. */
const kindsBefore = (text: string, at: number): readonly IdentifierKind[] => {
  const before = text.slice(Math.max(0, at - longestLabel), at)
  return anyBefore.test(before) ? labels.find(label => label.before.test(before))!.kinds : noKinds
}

/** Letters and digits without a gap; Chinese characters stand around a code, never inside. */
const chunk = /[A-Z0-9А-Я]+(?:[-‐‑–/.][A-Z0-9А-Я]+)*/giu
const group = /[A-Z0-9А-Я]+/giu
const date = /^(?:(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d)$/u
const telephone =
  /(?:\+[\d\s()-]*|(?:TEL|PHONE|MOB(?:ILE)?|FAX|WHATSAPP|电话|手机|传真)[.:：\s]*(?:NO[.:\s]*)?[+\d\s()-]*)$/iu
const mostChunks = 40
const mostGroups = 7
const longestGroup = 10

/** Nobody is called by one word as long as an address of a wallet. */
export const fewestOfWallet = 26
const longWord = new RegExp(`(?<![A-Za-z])[A-Za-z]{${fewestOfWallet},}(?![A-Za-z])`)

/** Codes of letters alone are a bank's, a tail number with its dash or the address of a wallet. */
const mayBeCode = (written: string): boolean =>
  /\d/.test(written) ||
  longWord.test(written) ||
  /^[A-Z]{1,2}[-‐‑–][A-Z]{2,4}$/i.test(written) ||
  (/^(?:[A-Z]{8}|[A-Z]{11})$/i.test(written) && isBic(written.toUpperCase()))

const code = /\d|(?<![A-ZА-Я])(?:[A-Z]{8}|[A-Z]{11}|[A-ZА-Я]{1,2}[-‐‑–][A-ZА-Я]{2,4})(?![A-ZА-Я])/iu

/** A word of as many letters as a bank's code has, without or with its branch. */
const asBank = /(?<![A-Za-z])(?:[A-Za-z]{8}|[A-Za-z]{11})(?![A-Za-z])/

/** Most names hold nothing that could be a code: without figures and dashes only a word as long as a bank's. */
const mayHoldCode = (text: string): boolean =>
  longWord.test(text) ||
  (holds(kindsIn(text), characterKinds.digit | characterKinds.dash | characterKinds.foreign)
    ? code.test(text)
    : asBank.test(text))

const asked = (text: string, at: number, written: string): AskedCode => {
  const code = normaliseCode(written)
  let kinds: readonly IdentifierKind[] | undefined
  return {
    code,
    whole: false,
    dashed: code.length < written.length && /\p{L}[-‐‑–]/u.test(written),
    // Of most codes nothing is listed, and nobody asks what stands before them.
    get kinds() {
      return (kinds ??= kindsBefore(text, at))
    },
  }
}

/** A label written onto its code: IMO9187629, MSN401. */
const unglued = (text: string, at: number, written: string): AskedCode[] =>
  /\d/.test(written) && anyFirst.test(written)
    ? labels.flatMap(({ first, kinds }) => {
        const [label] = first.exec(written) ?? []
        return label === undefined ? [] : [{ ...asked(text, at, written.slice(label.length)), kinds }]
      })
    : []

const inChunk = (text: string, at: number, written: string): AskedCode[] => {
  if (
    !mayBeCode(written) ||
    date.test(written) ||
    telephone.test(text.slice(Math.max(0, at - longestLabel), at))
  )
    return []
  const parts = /[/.]/.test(written) ? [...written.matchAll(/[^/.]+/g)] : []
  return [
    asked(text, at, written),
    ...unglued(text, at, written),
    ...parts.flatMap(part => [
      asked(text, at + part.index, part[0]),
      ...unglued(text, at + part.index, part[0]),
    ]),
  ]
}

/** Groups of one code with gaps between them: 613 271 814, 5299 00V5 BDH8. */
const grouped = (text: string, groups: readonly RegExpExecArray[]): AskedCode[] => {
  const out: AskedCode[] = []
  groups.forEach((first, from) => {
    if (telephone.test(text.slice(Math.max(0, first.index - longestLabel), first.index))) return
    let written = ''
    for (let to = from; to < Math.min(groups.length, from + mostGroups); to++) {
      const { 0: next, index } = groups[to]!
      const gap = to > from ? text.slice(index - 1, index) : ''
      const last = to > from ? groups[to - 1]! : undefined
      if (next.length > longestGroup || (last && index - last.index - last[0].length !== 1)) return
      if (gap !== '' && !/[\s-]/u.test(gap)) return
      written += next
      if (to > from && /\d/.test(written)) out.push(asked(text, first.index, written))
    }
  })
  return out
}

const firstLabel = (text: string): { readonly rest: string; readonly kinds: readonly IdentifierKind[] } => {
  if (!anyFirst.test(text)) return { rest: text, kinds: [] }
  for (const { first, kinds } of labels) {
    const [label] = first.exec(text) ?? []
    if (label !== undefined && label.length < text.length) return { rest: text.slice(label.length), kinds }
  }
  return { rest: text, kinds: [] }
}

/** Plain words longer than any code without a figure, and characters, which no code holds. */
const plainName = /^(?:[A-Za-z ,.&'()]{25,}|\p{Script=Han}+)$/u
/** Words of more letters than any code of letters alone. */
const plainWords = /^(?:[A-Za-z] *){12,}$/
/** Kinds of codes that may have no figure. */
export const lettersOnly: ReadonlySet<IdentifierKind> = new Set([
  'tail',
  'bic',
  'ticker',
  'icao24',
  'callSign',
])
const beforeLetters = new RegExp(
  labels
    .filter(({ kinds }) => kinds.some(kind => lettersOnly.has(kind)))
    .map(({ first }) => first.source)
    .join('|'),
  'iu',
)
const isPlain = (text: string): boolean =>
  !longWord.test(text) && (plainName.test(text) || (plainWords.test(text) && !beforeLetters.test(text)))

const bankWord = /(?<![A-Z]\.?)(?:[A-Z]{8}|[A-Z]{11})(?!\.?[A-Z])/gi

/** Among plain words a code is a bank's. */
const bankCodes = (text: string): AskedCode[] =>
  everyMatch(text, bankWord).map(({ 0: written, index }) => asked(text, index, written))
/** Sites and addresses tell by themselves what they are. */
const contactsIn = (text: string): AskedCode[] =>
  askedContacts(text).map(({ kind, code }) => ({ code, whole: false, dashed: false, kinds: [kind] }))

const phoneLabel =
  /^(?:TEL(?:EPHONE)?|PHONE|MOB(?:ILE)?|CELL|FAX|WHATSAPP|联系电话|电话|手机号?码?|传真|ТЕЛ(?:ЕФОН)?|تلفن|هاتف)[.:：\s]*(?:NO[.:\s]*)?/iu
const figures = /^\+?[\d\s()./-]+$/u

/** A text that is a telephone number, with its label at most; a Russian one may begin with the 8 that is dialled at home. */
const telephonesIn = (text: string): AskedCode[] => {
  const written = text.replace(phoneLabel, '')
  if (!figures.test(written)) return []
  const code = normaliseCode(written)
  const abroad = /^8\d{10}$/.test(code) ? [`7${code.slice(1)}`] : []
  return [code, ...abroad].map(one => ({ code: one, whole: true, dashed: false, kinds: [] }))
}

const han = /\p{Script=Han}/u
const none: readonly AskedCode[] = []

/** Codes that a text may be or hold, each normalised; whether a listed one is meant says `isMeantCode`. */
export const askedCodes = (given: string): readonly AskedCode[] => {
  const text = given.normalize('NFKC').trim()
  const mayHold = mayHoldCode(text)
  const contacts = contactsIn(text)
  if (isPlain(given)) return mayHold || contacts.length > 0 ? told([...contacts, ...bankCodes(text)]) : none
  const { rest, kinds } = firstLabel(text)
  const whole = { whole: true, dashed: false }
  const found: AskedCode[] = [
    ...contacts,
    ...telephonesIn(text),
    { ...whole, code: normaliseCode(text), kinds: [] },
    ...(rest === text ? [] : [{ ...whole, code: normaliseCode(rest), kinds }]),
  ]
  const chunks = mayHold ? everyMatch(text, chunk).slice(0, mostChunks) : []
  for (const { 0: written, index } of chunks) found.push(...inChunk(text, index, written))
  if (/\d/.test(text)) found.push(...grouped(text, everyMatch(text, group).slice(0, mostChunks)))
  return told(found)
}

/** Each code once, with the word before it where one tells its kind. */
const told = (found: readonly AskedCode[]): readonly AskedCode[] => {
  const known = new Map<string, AskedCode>()
  for (const one of found.flatMap(withShorter)) {
    const old = known.get(one.code)
    if (one.code.length < 3 || han.test(one.code)) continue
    if (!old || (!old.whole && old.kinds.length === 0 && one.kinds.length > 0)) known.set(one.code, one)
  }
  return [...known.values()]
}

/** RU7839395419: a field for taxes of the European Union asks for the country before the number. */
const withoutCountry = (code: string): string => {
  const [, number = ''] = /^RU(\d{10}|\d{12})$/.exec(code) ?? []
  return isInn(number) ? number : code
}

/** A number is also meant without its zeros or the country before it, a branch of a bank by the bank, a letter for the figure that it looks like. */
const withShorter = (one: AskedCode): AskedCode[] => {
  const { code } = one
  const shorter = isBic(code) && code.length > 8 ? code.slice(0, 8) : withoutZeros(code)
  const figures = withFigures(one)
  const national = withoutCountry(code)
  const others = new Set([shorter, ...figures, national])
  others.delete(code)
  if (others.size === 0) return [one]
  return [one, ...Array.from(others, other => ({ ...one, code: other }))]
}
