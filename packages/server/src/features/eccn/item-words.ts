import type { cclItem } from '@maojian/contract/calls/eccn'
import { categoryOf, productGroupOf } from '@maojian/domain/control/code/category'
import { categoryTable, productGroupTable, reasonTable } from '@maojian/domain/control/code/category.table'
import { pathOf } from '@maojian/domain/control/code/eccn-tree'
import { formatEccn, parseEccn } from '@maojian/domain/control/code/parse-eccn'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import type * as z from 'zod'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'

type CclItem = z.output<typeof cclItem>
type Named = readonly [code: string, nameEn: string, name: string]

export interface Coded {
  readonly code: string
  readonly name: string
  readonly nameEn: string
}

const coded = (table: readonly Named[], code: string | undefined): Coded => {
  const [known = '', nameEn = '', name = ''] = table.find(([one]) => one === code) ?? []
  return { code: known, name, nameEn }
}

export const categoryNamed = (code: string | undefined): Coded => coded(categoryTable, code)
export const groupNamed = (code: string | undefined): Coded => coded(productGroupTable, code)
export const reasonNamed = (code: string): Coded => coded(reasonTable, code)

const agencies: Readonly<Record<string, string>> = {
  ITAR: '美国国务院（ITAR，22 CFR 121）',
  NRC: '美国核管理委员会（10 CFR 110）',
  DOE: '美国能源部（10 CFR 810）',
}

export const jurisdictionName = (agency: string | undefined): string =>
  agency === undefined ? '' : (agencies[agency] ?? agency)

const ear99Name = '未列入商业管制清单（CCL）的物项'

/** What a paragraph controls, in our words; empty where it has none. */
export const paragraphWords = (eccn: string): string =>
  classificationFacts().codeWords.get(eccn)?.titleZh ?? ''

/** The same, or where it stands. */
const paragraphName = (eccn: string, paragraph: string): string => paragraphWords(eccn) || `${paragraph} 项`

/** Our title of an entry or of one of its paragraphs: `3A001.b.2` is named after its entry. */
export const nameOf = (text: string): string => {
  const parsed = parseEccn(text)
  if (parsed?.code === 'EAR99') return ear99Name
  const title = controlFacts().eccns.get(parsed?.code ?? '')?.titleZh ?? ''
  if (parsed === undefined || parsed.paragraph === '') return title
  return `${title}：${paragraphName(formatEccn(parsed), parsed.paragraph)}`
}

export interface PathStep {
  readonly eccn: string
  readonly name: string
}

/** Category, group, entry and paragraphs above a code, the code itself last. */
export const pathTo = (text: string): PathStep[] => {
  const code = parseEccn(text)?.code ?? ''
  const category = categoryNamed(categoryOf(code))
  const group = groupNamed(productGroupOf(code))
  return [
    { eccn: category.code, name: category.name },
    { eccn: `${category.code}${group.code}`, name: group.name },
    ...pathOf(text).map(eccn => ({ eccn, name: nameOf(eccn) })),
  ]
}

const noteOf = (entry: Eccn): string => {
  if (entry.jurisdiction !== undefined) return `由${jurisdictionName(entry.jurisdiction)}管辖`
  if (entry.movedTo.length > 0) return `已移至 ${entry.movedTo.join('、')}`
  return entry.reasons.length === 0 ? '' : `管制事由：${entry.reasons.join('、')}`
}

/** Row of a search for an entry, or for one of its paragraphs. */
export const itemOf = (entry: Eccn, paragraph = ''): CclItem => {
  const eccn = formatEccn({ code: entry.code, paragraph })
  return {
    eccn,
    name: nameOf(eccn),
    note: noteOf(entry),
    highlightEccn: eccn,
    cclCategory: categoryOf(entry.code) ?? '',
    cclGroup: productGroupOf(entry.code) ?? '',
    extraId: eccn,
    isCCLInvolve: 1,
    nameEn: entry.titleEn,
    reasons: [...entry.reasons],
    clickable: true,
  }
}

/** What remains when nothing else fits: a residual class, never a clearance, and no entry to open. */
export const ear99Item: CclItem = {
  eccn: 'EAR99',
  name: ear99Name,
  note: '逐项排除后的剩余分类，不等于放行',
  highlightEccn: 'EAR99',
  cclCategory: '',
  cclGroup: '',
  extraId: '',
  isCCLInvolve: 0,
  nameEn: 'Items subject to the EAR but not on the Commerce Control List',
  reasons: [],
  clickable: false,
}
