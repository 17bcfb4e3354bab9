import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import {
  bareForms,
  bareFormWords,
  betweenNames,
  birthTold,
  formerLabels,
  kindNotes,
  labels,
  namelessTexts,
} from './name-notes.table.ts'

export interface PlainName {
  readonly text: string
  readonly kind: NameKind
}

const forms: ReadonlySet<string> = new Set([...bareForms, ...bareFormWords])

/** Letters in upper case with one blank between words, whatever marks stand there. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isNameless = (text: string): boolean =>
  forms.has(lettersOf(text)) || namelessTexts.some(note => note.test(text))

const openedIn = (text: string): number => text.split('(').length - text.split(')').length

const withoutStray = (text: string): string => {
  const bare = text.replace(/^[\s,;]+|[\s,;]+$/gu, '')
  const opened = openedIn(bare)
  if (opened > 0 && bare.startsWith('(')) return bare.slice(1)
  if (opened > 0 && bare.endsWith('(')) return bare.slice(0, -1)
  const stray = bare.endsWith('))') || bare.lastIndexOf('(') <= bare.lastIndexOf(')', bare.length - 2)
  return opened < 0 && bare.endsWith(')') && stray ? bare.slice(0, -1) : bare
}

/** What cutting leaves at the ends goes: commas, and a bracket whose other half is gone. */
const tidy = (text: string): string => withoutStray(withoutStray(withoutStray(text)))

/** A primary name stays one: it is what the list calls the party, however it prints it. */
const former = (kind: NameKind): NameKind => (kind === 'primary' ? kind : 'former')

const withoutLabel = ({ text, kind }: PlainName): PlainName => {
  if (formerLabels.test(text)) return { text: text.replace(formerLabels, ''), kind: former(kind) }
  const bare = text.replace(labels, '')
  return { text: bare, kind }
}

const bracket = /\(([^()]*)\)/gu
const formerWithin = /^formerly\.?\s+(?!listed)/iu
const aliasesWithin = /^aliases:\s*/iu

const second = (kind: NameKind): NameKind => (kind === 'primary' ? 'alias' : kind)

/** Names that stand in brackets behind a word that says so. */
const namesWithin = (inner: string, kind: NameKind): PlainName[] | undefined => {
  if (formerWithin.test(inner))
    return inner
      .replace(formerWithin, '')
      .split(/\s+or\s+/u)
      .map(text => ({ text: text.replace(/^[“”"]|[“”"]$/gu, ''), kind: 'former' }))
  if (!aliasesWithin.test(inner)) return undefined
  return inner
    .replace(aliasesWithin, '')
    .split(/,\s*/u)
    .map(text => ({ text, kind: second(kind) }))
}

const withoutNotes = ({ text, kind }: PlainName): PlainName[] => {
  const more: PlainName[] = []
  let isFormer = false
  const main = text.replace(bracket, (whole, inner: string) => {
    const within = namesWithin(inner.trim(), kind)
    const note = kindNotes.find(([words]) => words.test(inner.trim()))
    if (within === undefined && note === undefined) return whole
    more.push(...(within ?? []))
    isFormer ||= note?.[1] === true
    return ' '
  })
  return [{ text: main.replace(/\s+/gu, ' '), kind: isFormer ? former(kind) : kind }, ...more]
}

/** `in Arabic: …` inside a note: the note goes, the name stays. */
const scriptWithin = /\((?:as )?(?:previously|formerly) listed(?: as)?[.,]\s*(in \p{L}+: [^()]*)\)/giu

const pieces = ({ text, kind }: PlainName): PlainName[] => {
  const open = text.replace(scriptWithin, ' $1')
  const own = open === text ? kind : former(kind)
  const [first = '', ...others] = open.split(betweenNames)
  return [
    { text: first.replace(birthTold, ''), kind: own },
    ...others.map(other => ({ text: other, kind: second(own) })),
  ]
}

const severalWords = /\s/u

/** `Черноморский банк or ЧБРР`: an English word between two names of another script; surnames alone stay where they are. */
const alternatives = ({ text, kind }: PlainName): PlainName[] => {
  const all = /\p{Script=Cyrillic}/u.test(text) ? text.split(/\s+or\s+/u) : [text]
  const whole = all.every(one => severalWords.test(one.trim()) || one === one.toUpperCase())
  return whole
    ? all.map((one, at) => ({ text: one, kind: at === 0 ? kind : second(kind) }))
    : [{ text, kind }]
}

const following = /\)?\s+and the following subsidiaries:$/iu

/**
 * The names in one text that a list gives as a name: labels, notes and dates of birth are left out, several names are told
 * apart; none where it holds no name at all (株式会社, `original script`, a date).
 */
export const plainNames = (text: string, kind: NameKind): PlainName[] =>
  [{ text: text.replace(following, ''), kind }]
    .filter(one => !isNameless(one.text))
    .map(withoutLabel)
    .flatMap(pieces)
    .flatMap(withoutNotes)
    .flatMap(alternatives)
    .map(name => ({ ...name, text: tidy(name.text) }))
    .filter(name => /[\p{L}\p{N}]/u.test(name.text) && !isNameless(name.text))
