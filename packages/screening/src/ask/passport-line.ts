const names = String.raw`[A-Z]+(?:<[A-Z]+)*`
/** The first line of the zone of a travel document that machines read (ICAO Doc 9303): P<CHNSURNAME<<GIVEN<NAMES<<<. */
const line = new RegExp(`(?<![A-Z0-9<])[PVIAC][A-Z<][A-Z][A-Z<]{2}(${names})<<(${names})?<*`, 'u')
/** The second one: number, its check digit, nationality, birth, sex, expiry. */
const second = /([A-Z0-9<]{9})[\d<][A-Z<]{3}\d{6}[\d<][MFX<]\d{6}\d[A-Z0-9<]*/u

const inWords = (text: string): string => text.replaceAll('<', ' ').trim()

/** A text with the lines of a passport that machines read as name and number; any other text as it stands. */
export const withoutPassportLines = (text: string): string => {
  if (!text.includes('<<')) return text
  return text
    .replace(line, (_, surname: string, given = '') => ` ${inWords(surname)}, ${inWords(given)} `)
    .replace(second, (_, number: string) => `; passport ${inWords(number)} `)
    .replace(/, {2}/u, ' ')
    .trim()
}
