import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { foldName, spelled } from './folded-name.ts'
import { companyNameKey, legalFormOf, personNameKey, wholeNameKey, type LegalForm } from './name-key.ts'
import { writtenName, type WrittenName } from './names-alike.ts'

/** What resolution needs of the names of an entry. */
export interface EntryNames {
  readonly written: readonly WrittenName[]
  /** The names under which the authority lists it, with their legal form; aliases left out. */
  readonly whole: readonly string[]
  /** Its names as they sound with one spelling of each, where it has so many that they may tie it to another. */
  readonly names: readonly (readonly [string, string])[]
  readonly form: LegalForm | undefined
}

/** A record may carry the same name in twenty languages; the first ones suffice. */
const mostNames = 30

export const linkingNames = new Set(['primary', 'original', 'alias'])

const soundOf = (text: string, { type }: ListEntry): string | undefined => {
  if (type !== '01' && type !== '02') return undefined
  const key =
    type === '02' ? foldName(text).split(' ').map(spelled).sort().join(' ') : companyNameKey(text)?.key
  return key === undefined || key.length < 5 ? undefined : `${type}:${key}`
}

/** Names that two records must share before the names alone say that they are one. */
export const severalNames = 3

const none: readonly (readonly [string, string])[] = []

const manyNames = (
  names: readonly { readonly text: string; readonly content: ListEntry }[],
): readonly (readonly [string, string])[] => {
  if (names.length < severalNames) return none
  const heard = new Map<string, string>()
  for (const { text, content } of names) {
    const key = soundOf(text, content)
    if (key !== undefined) heard.set(key, text)
  }
  // Most records have a name or two: nothing is kept for them.
  return heard.size < severalNames ? none : [...heard]
}

export const entryNames = (contents: readonly ListEntry[]): EntryNames => {
  const names = contents.flatMap(content => content.names.map(name => ({ ...name, content })))
  const proper = names.filter(({ kind }) => kind === 'primary' || kind === 'original')
  const texts = [...new Map(names.map(name => [name.text, name])).values()].slice(0, mostNames)
  return {
    names: manyNames(names.filter(({ kind }) => linkingNames.has(kind))),
    written: texts.map(({ text, content }) => writtenName(text, content.type)),
    whole: [
      ...new Set(
        proper.map(({ text, content }) =>
          content.type === '02' ? (personNameKey(text) ?? foldName(text)) : wholeNameKey(text),
        ),
      ),
    ],
    form: proper.map(({ text }) => legalFormOf(text)).find(form => form !== undefined),
  }
}
