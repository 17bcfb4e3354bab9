import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { attribute, childrenOf, type XmlElement } from '../../xml/element.ts'

const latin = /\p{Script=Latin}/u

const textOfAlias = (alias: XmlElement): string =>
  attribute(alias, 'wholeName') ||
  ['firstName', 'middleName', 'lastName']
    .map(name => attribute(alias, name))
    .filter(part => part !== '')
    .join(' ')

/** Bulgarian and Greek spellings are the regulation's languages, not the party's own script. */
const isOwnScript = (alias: XmlElement, text: string): boolean =>
  /\p{L}/u.test(text) && !latin.test(text) && !['BG', 'EL'].includes(attribute(alias, 'nameLanguage'))

/** `strong` is true on every name the authority publishes, so it proves nothing; only `false` says something. */
const kindOf = (alias: XmlElement, text: string): NameKind => {
  if (isOwnScript(alias, text)) return 'original'
  return attribute(alias, 'strong') === 'false' ? 'weak' : 'alias'
}

const spelling = (text: string): string => text.normalize('NFKC').toLocaleUpperCase('en')

/** Aliases may stand before the name itself; the official name is split into parts and has no foreign language. */
const rank = (alias: XmlElement): number => {
  if (!latin.test(textOfAlias(alias))) return 3
  if (!['', 'EN'].includes(attribute(alias, 'nameLanguage'))) return 2
  return attribute(alias, 'lastName') === '' ? 1 : 0
}

const words = (alias: XmlElement): number => textOfAlias(alias).split(' ').length

/** Official name first, for persons the fullest one; a spelling repeated in many languages stands once. */
export const addNames = (entry: EntryDraft, record: XmlElement): void => {
  const aliases = childrenOf(record, 'nameAlias').filter(alias => textOfAlias(alias) !== '')
  const best = Math.min(...aliases.map(rank))
  const [main] = aliases
    .filter(alias => rank(alias) === best)
    .sort((a, b) => (entry.type === '02' ? words(b) - words(a) : 0))
  const seen = new Set<string>()
  for (const alias of main ? [main, ...aliases] : []) {
    const text = textOfAlias(alias)
    if (seen.has(spelling(text))) continue
    seen.add(spelling(text))
    entry.name(text, alias === main ? 'primary' : kindOf(alias, text))
  }
  for (const alias of aliases) {
    entry.fact('gender', attribute(alias, 'gender'))
    entry.fact('title', attribute(alias, 'title'))
    entry.fact('position', attribute(alias, 'function'))
  }
}
