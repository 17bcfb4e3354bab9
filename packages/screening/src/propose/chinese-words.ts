import { countries } from '@maojian/domain/vocabulary/country'
import { readTable } from '../name/table.ts'
import type { Token } from '../name/token/token.ts'

const words = new Map(readTable('company-words.tsv').map(([word, han]) => [word!, han!]))
const concepts = new Map<string, string>()

// The first word of a concept is its usual one; later lines bring further spellings.
for (const [, concept, , han] of readTable('words.tsv'))
  if (han && concept !== '-' && !concepts.has(`#${concept}`)) concepts.set(`#${concept}`, han.split(' ')[0]!)
for (const [id, han] of readTable('regions.tsv')) if (!concepts.has(`@${id}`)) concepts.set(`@${id}`, han!)
for (const { code, nameZh } of countries) if (!concepts.has(`@${code}`)) concepts.set(`@${code}`, nameZh)

/** Chinese for a word that the tables know, the narrower table first; undefined for a name. */
export const chineseWord = (token: Token): string | undefined => {
  if (token.role === 'form') return undefined
  return words.get(token.key) ?? (token.concept === '' ? undefined : concepts.get(token.concept))
}

const has = (forms: readonly Token[], concept: string): boolean =>
  forms.some(form => form.concept === `#${concept}`)

/** One Chinese company form for all the form words of a name; '' where it has none. */
export const chineseForm = (forms: readonly Token[]): string => {
  if (has(forms, 'joint-stock')) return has(forms, 'limited') ? '股份有限公司' : '股份公司'
  if (has(forms, 'llc')) return '有限责任公司'
  if (has(forms, 'limited')) return '有限公司'
  return has(forms, 'corporation') || has(forms, 'company') ? '公司' : ''
}
