import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import { controlFacts } from '../../facts/control-facts.ts'
import type { OfficialText } from '../regulation/entry.ts'
import { foldTitle, holds, searchWords } from './search-titles.ts'

/** Folded text by entry, made once for each edition. */
const folded = new WeakMap<OfficialText, ReadonlyMap<string, string>>()

const foldedText = (text: OfficialText): ReadonlyMap<string, string> => {
  const known = folded.get(text)
  if (known) return known
  const made = new Map(
    [...text.entries].map(([code, { title, entry }]) => [
      code,
      foldTitle(
        [
          title,
          entry?.relatedControls ?? '',
          entry?.relatedDefinitions ?? '',
          ...(entry?.items ?? []).map(one => one.text),
        ].join('\n'),
      ),
    ]),
  )
  folded.set(text, made)
  return made
}

/** Entries whose official text holds every word. */
export const searchText = (text: OfficialText, asked: string): Eccn[] => {
  const words = searchWords(asked)
  if (words.length === 0) return []
  const { eccns } = controlFacts()
  return [...foldedText(text)]
    .filter(([, content]) => words.every(word => holds(content, word)))
    .flatMap(([code]) => eccns.get(code) ?? [])
}
