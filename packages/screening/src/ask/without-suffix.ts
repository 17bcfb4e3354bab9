/** What Turkish writes onto a name behind an apostrophe: cases, after a plural or a possessive. */
const cases = '[yns]?[ıiuü]n?|[yns]?[ae]|n?[dt][ae]n?(?:ki)?|y?l[ae]|l[ae]r(?:[ıi]n?|[ae]|d[ae]n?)?'

const suffix = new RegExp(`(?<!\\p{L})(\\p{L}[\\p{L}\\p{M}.-]+)['’ʼ\`´](${cases})(?!['’ʼ\`´]?\\p{L})`, 'giu')

const shortestName = 3
/** Of Arabic names so many end in one vowel behind an apostrophe (Sana'a). */
const shortestBeforeVowel = 6

const isSuffix = (name: string, ending: string): boolean =>
  name.length >= (ending.length === 1 ? shortestBeforeVowel : shortestName)

/** A text without what Turkish writes onto its names (Norvabank'ın hesabı: Norvabank hesabı); undefined where nothing is. */
export const withoutSuffix = (text: string): string | undefined => {
  const plain = text.replace(suffix, (written, name: string, ending: string) =>
    isSuffix(name, ending) ? name : written,
  )
  return plain === text ? undefined : plain
}
