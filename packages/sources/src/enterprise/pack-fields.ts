/** A row of a pack: every value as text, by the names of docs/enterprise-pack.md. */
export type PackFields = Readonly<Record<string, string>>

export interface PackRow {
  readonly line: number
  /** Who tells, where the row does not say. */
  readonly source: string
}

export const get = (fields: PackFields, name: string): string => (fields[name] ?? '').trim()

/** By code or by its Chinese word. */
export const kindOf = <T extends string>(
  text: string,
  words: Readonly<Record<T, string>>,
  is: (text: string) => text is T,
): T | undefined => {
  if (is(text)) return text
  return (Object.keys(words) as T[]).find(code => words[code] === text)
}
