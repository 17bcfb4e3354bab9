import type { FactKey } from './fact-key.ts'
import { listedWords } from './listed-word.table.ts'

/** Lists write one word as Joint-Stock Company, joint stock company and Joint Stock Company. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’“”"]/gu, '')
    .replace(/[-‐–]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.,;]$/u, '')

/** Where a word ends and a note begins: `Shipping sanctions: (see …)`, `General/général`, `Listed on 2 Mar. 2016`. */
const noteFrom: Partial<Readonly<Record<FactKey, RegExp>>> = {
  measure: /[:(]/u,
  title: /\//u,
  position: /\//u,
  remark: /:|\s(?=\d)/u,
  licencePolicy: /\(?see ?§/iu,
  licenceRequirement: /\(?see ?§/iu,
}

/** The Chinese for a fixed word that a list uses as a value; '' for free text. */
export const listedWordZh = (key: FactKey, value: string): string => {
  // Ranks stand among offices on some lists, and as titles on others.
  const words = listedWords[key === 'position' ? 'title' : key]
  if (words === undefined) return ''
  const [head = ''] = noteFrom[key] ? value.split(noteFrom[key], 1) : []
  const found = [value, head].map(folded).find(one => Object.hasOwn(words, one))
  return found === undefined ? '' : words[found]!
}

/** The Chinese first and the list's own words behind it; free text as it is published. */
export const listedValueZh = (key: FactKey, value: string): string => {
  const zh = listedWordZh(key, value)
  return zh === '' ? value : `${zh}（${value}）`
}
