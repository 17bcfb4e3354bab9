import { getCountry } from '@maojian/domain/vocabulary/country'
import { findField } from '../../ofac/field-value.ts'

export interface CslId {
  readonly label: string
  readonly value: string
  readonly country?: string
  readonly note?: string
}

/** The label is the longest end of the text, after a comma, that OFAC uses as one: labels may hold commas too. */
const splitLabel = (text: string): readonly [value: string, label: string] => {
  for (let at = text.indexOf(', '); at >= 0; at = text.indexOf(', ', at + 1))
    if (findField(text.slice(at + 2))) return [text.slice(0, at), text.slice(at + 2)]
  const last = text.lastIndexOf(', ')
  return last < 0 ? [text, ''] : [text.slice(0, last), text.slice(last + 2)]
}

/** `QA, 28940000602, National ID No.`, `JO, 2014-08-30, 2009-08-31, K475336, Passport`, `Male, Gender`. */
const readCslId = (text: string): CslId => {
  const code = /^([A-Z]{2}), /u.exec(text)?.[1]
  const country = code && getCountry(code) ? code : undefined
  const rest = country ? text.slice(4) : text
  const days = /^(?:\d{4}-\d{2}-\d{2}, )+/u.exec(rest)?.[0] ?? ''
  const [value, label] = splitLabel(rest.slice(days.length))
  // The file does not say which of two days is that of issue.
  const note = days === '' ? {} : { note: days.slice(0, -2) }
  return { label, value, ...(country && { country }), ...note }
}

/** Values may hold `; ` themselves: a part without a label belongs to the one after it. */
export const cslIds = (cell: string): CslId[] => {
  const found: CslId[] = []
  let open = ''
  for (const part of cell.split('; ').filter(piece => piece !== '')) {
    const id = readCslId(open === '' ? part : `${open}; ${part}`)
    if (id.label !== '' && findField(id.label)) {
      found.push(id)
      open = ''
    } else open = open === '' ? part : `${open}; ${part}`
  }
  return open === '' ? found : [...found, readCslId(open)]
}
