import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { foldName } from './folded-name.ts'
import { legalFormOf, personNameKey, wholeNameKey, type LegalForm } from './name-key.ts'
import { writtenName, type WrittenName } from './names-alike.ts'

/** What resolution needs of the names of an entry. */
export interface EntryNames {
  readonly written: readonly WrittenName[]
  /** The names under which the authority lists it, with their legal form; aliases left out. */
  readonly whole: readonly string[]
  readonly form: LegalForm | undefined
}

/** A record may carry the same name in twenty languages; the first ones suffice. */
const mostNames = 30

export const linkingNames = new Set(['primary', 'original', 'alias'])

export const entryNames = (contents: readonly ListEntry[]): EntryNames => {
  const names = contents.flatMap(content => content.names.map(name => ({ ...name, content })))
  const proper = names.filter(({ kind }) => kind === 'primary' || kind === 'original')
  const texts = [...new Map(names.map(name => [name.text, name])).values()].slice(0, mostNames)
  return {
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
