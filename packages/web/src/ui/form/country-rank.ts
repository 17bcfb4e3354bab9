export interface CountryNames {
  readonly nameCn: string
  readonly name: string
  readonly id: string
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleUpperCase('en')

/** How well typed letters name a country, the least the best: its very name or code, their beginning, a part. */
export const countryRank = ({ nameCn, name, id }: CountryNames, typed: string): number => {
  const text = folded(typed)
  const names = [nameCn, name, id].map(folded)
  if (names.includes(text)) return 0
  return names.some(one => one.startsWith(text)) ? 1 : 2
}
