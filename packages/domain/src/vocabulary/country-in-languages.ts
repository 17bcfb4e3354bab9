/** Languages in which partners write their country, one tag a name that differs. */
const languages =
  'zh-Hans zh-Hant en ru uk be kk ky uz tg tk az hy ka mn ar fa he tr ur es pt pt-PT fr de it nl pl cs sk sl hr bs sr sr-Latn mk bg ro hu el fi sv da nb et lv lt sq is ja ko vi th id ms'.split(
    ' ',
  )

const isTelling = (key: string): boolean => key.length > 2 || /\p{Script=Han}|\p{Script=Hangul}/u.test(key)

/**
 * Codes by the names that Unicode's tables (CLDR) give countries in these languages, long and short, under `keyOf`. A
 * name of two countries tells neither (Kongo), and two letters are no name: RU is Britain in Spanish.
 */
export const countriesInLanguages = (
  codes: readonly string[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
      for (const code of codes) {
        const key = keyOf(names.of(code) ?? '')
        if ((found.get(key) ?? code) !== code) doubtful.add(key)
        found.set(key, code)
      }
    }
  return new Map([...found].filter(([key]) => isTelling(key) && !doubtful.has(key)))
}
