import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { ListedEntry } from './listed-entries.ts'

const shown: ReadonlySet<string> = new Set([
  'gender',
  'title',
  'position',
  'birthPlace',
  'legalForm',
  'remark',
])

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

/** One record on one line: what a person needs to judge whether two are one party. */
const recordLine = ({ id, contents }: ListedEntry): string => {
  const all = (of: (content: ListEntry) => readonly string[]): string[] => [...new Set(contents.flatMap(of))]
  const columns: readonly (readonly [string, readonly string[], number])[] = [
    ['', all(content => content.names.map(name => name.text)), 240],
    ['born', all(content => content.birthDates), 60],
    ['in', all(content => content.countries), 40],
    ['no.', all(content => content.identifiers.map(one => `${one.kind} ${one.value}`)), 160],
    ['under', all(content => content.programmes), 60],
    ['at', all(content => content.addresses), 120],
    ['', all(content => content.facts.filter(fact => shown.has(fact.key)).map(fact => fact.value)), 120],
  ]
  const told = columns
    .filter(([, values]) => values.length > 0)
    .map(([head, values, most]) => `${head} ${cut(values.join('; '), most)}`.trim())
  return [`  ${id}`, contents[0]!.type, ...told].join(' | ')
}

/** Two records under each other. */
export const sideBySide = (a: ListedEntry, b: ListedEntry): string => `${recordLine(a)}\n${recordLine(b)}`
