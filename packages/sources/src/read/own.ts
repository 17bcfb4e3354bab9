/** Entry of a table for a word out of a file, which may be any word: `constructor` is no entry. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
