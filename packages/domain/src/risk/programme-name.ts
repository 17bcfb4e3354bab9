import { programmeThemes } from './programme-name.table.ts'

const themes = programmeThemes.map(([codes, name]) => ({ pattern: new RegExp(`^(?:${codes})$`, 'u'), name }))

const themeOf = (code: string): string | undefined => themes.find(({ pattern }) => pattern.test(code))?.name

/** Chinese name of a programme (UN-SC1591 → 苏丹制裁); '' where the table has none. */
export const programmeNameZh = (code: string): string => {
  const spelt = code.trim().toUpperCase()
  return themeOf(spelt) ?? themeOf(spelt.replace(/^(UN|EU|GB|US|CA|CN|AU|CH)-/u, '')) ?? ''
}

/** The name with its code behind it; the code alone where it has none. */
export const programmeWords = (code: string): string => {
  const name = programmeNameZh(code)
  return name === '' ? code : `${name}（${code}）`
}
