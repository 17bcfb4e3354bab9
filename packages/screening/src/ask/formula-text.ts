import { netAddress } from './net-address.ts'

const formula = /^\s*[=＝]\s*\p{L}[\p{L}\p{N}._]*\s*\(|^\s*[+@-]\s*HYPERLINK\s*\(/iu
/** What a sheet shows where it lost the text. */
const lost = /^\s*#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)\s*$/iu
const quoted = /"([^"]*)"/gu

const isAddress = (text: string): boolean => text.replace(netAddress, '').trim() === ''

/**
 * What a cell shows that was copied as its formula (=HYPERLINK("http://…","Norva"): Norva): the texts in it, addresses apart;
 * '' where it holds addresses alone, or the fault of a sheet. Any other text as it stands.
 */
export const withoutFormula = (text: string): string => {
  if (lost.test(text)) return ''
  if (!formula.test(text)) return text
  const shown = Array.from(text.matchAll(quoted), ([, inside]) => inside!)
  return shown.length === 0 ? text : shown.filter(one => !isAddress(one)).join(' ')
}
