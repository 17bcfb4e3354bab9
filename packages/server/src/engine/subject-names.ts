import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { SubjectName } from '@maojian/screening'

interface DraftName {
  readonly text: string
  kind: NameKind
  readonly entries: Set<number>
}

/** A name met with two kinds keeps the stronger; results print the strongest first. */
const nameOrder: readonly NameKind[] = [
  'primary',
  'original',
  'alias',
  'former',
  'weak',
  'zh-official',
  'zh-common',
  'zh-brand',
  'zh-transcription',
  'zh-former',
]
const strength = (kind: NameKind): number => nameOrder.indexOf(kind)

const sameText = (text: string): string => text.normalize('NFKC').toUpperCase()

const isChinese = ({ text }: SubjectName): boolean =>
  /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** Names of one party, each text once, with the entries that carry it. */
export const createSubjectNames = () => {
  const names = new Map<string, DraftName>()
  return {
    /** `entry` is undefined for names of our own table. */
    add: (text: string, kind: NameKind, entry: number | undefined): void => {
      const key = sameText(text)
      const name = names.get(key) ?? { text, kind, entries: new Set<number>() }
      if (strength(kind) < strength(name.kind)) name.kind = kind
      if (entry !== undefined) name.entries.add(entry)
      names.set(key, name)
    },
    finish: (): SubjectName[] =>
      [...names.values()]
        .sort((a, b) => strength(a.kind) - strength(b.kind))
        .map(name => ({ text: name.text, kind: name.kind, entries: [...name.entries] })),
  }
}

/** The Chinese name that a result prints: our own table first, then what a list gives. */
export const chineseNameOf = (names: readonly SubjectName[]): string | undefined =>
  (names.find(name => name.kind.startsWith('zh-')) ?? names.find(isChinese))?.text
