/** Spelling habits by which a Latin name is read aloud; `general` is what they have in common. */
export type SourceLanguage =
  | 'russian'
  | 'arabic'
  | 'persian'
  | 'turkish'
  | 'spanish'
  | 'french'
  | 'german'
  | 'english'
  | 'balkan'
  | 'general'

const countries: Readonly<Record<SourceLanguage, string>> = {
  russian: 'RU BY UA KZ KG UZ TJ TM AM GE AZ MD BG MN SU',
  arabic: 'IQ SY YE LB EG LY SA AE QA BH KW OM JO PS SD SS DZ TN MA MR SO',
  persian: 'IR AF PK',
  turkish: 'TR',
  spanish: 'ES MX CU VE NI CO AR BO CL CR DO EC GT HN PA PE PY SV UY GQ PH',
  french: 'FR CF CD CG ML CI SN BF NE TD GA GN TG BJ CM HT BI LU MC',
  german: 'DE AT CH LI',
  english: 'US GB IE AU NZ CA ZA NG GH KE ZW LR SL JM BZ GM UG ZM',
  balkan: 'RS BA HR ME MK SI XK',
  general: '',
}

const byCountry = new Map(
  Object.entries(countries).flatMap(([language, codes]) =>
    codes.split(' ').map(code => [code, language as SourceLanguage] as const),
  ),
)

const patronymic = /(OVICH|EVICH|OVNA|EVNA|ICHNA|OVYCH|EVYCH)$/u

/** By the shape of the name first (a patronymic, an article), then by the first country that says something. */
export const sourceLanguage = (words: readonly string[], codes: readonly string[]): SourceLanguage => {
  if (words.some(word => patronymic.test(word))) return 'russian'
  for (const code of codes) {
    const language = byCountry.get(code)
    if (language) return language
  }
  return words.some(word => word === 'AL' || word === 'BIN' || word === 'IBN') ? 'arabic' : 'general'
}

/** Names that are written in characters at home: letters alone do not say which ones. */
const characterCountries = new Set('CN HK MO TW SG KP KR JP VN'.split(' '))

export const writtenInCharacters = (codes: readonly string[]): boolean =>
  codes.length > 0 && characterCountries.has(codes[0]!)
