import type { EccnNode, mapEccn as call } from '@maojian/contract/calls/eccn'
import { categoryTable, productGroupTable } from '@maojian/domain/control/code/category.table'
import { childParagraphs, entriesOf } from '@maojian/domain/control/code/eccn-tree'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'
import { categoryNamed, groupNamed, nameOf, paragraphWords, pathTo, type PathStep } from './item-words.ts'
import { needEntry } from './need-entry.ts'

type Category = (typeof categoryTable)[number][0]
type Group = (typeof productGroupTable)[number][0]

const paragraphNode = (entry: Eccn, paragraph: string): EccnNode => {
  const eccn = formatEccn({ code: entry.code, paragraph })
  return {
    eccn,
    name: paragraph === '' ? entry.titleZh : paragraphWords(eccn),
    children: childParagraphs(entry.paragraphs, paragraph).map(child => paragraphNode(entry, child)),
  }
}

const leaf = (eccn: string): EccnNode => ({ eccn, name: nameOf(eccn), children: [] })

const groupNode = (category: Category, group: Group): EccnNode => ({
  eccn: `${category}${group}`,
  name: groupNamed(group).name,
  children: entriesOf([...controlFacts().eccns.keys()], { category, group }).map(leaf),
})

const categoryNode = (category: Category): EccnNode => ({
  eccn: category,
  name: categoryNamed(category).name,
  children: productGroupTable
    .map(([group]) => groupNode(category, group))
    .filter(node => node.children.length > 0),
})

const whole = (): EccnNode => ({
  eccn: '',
  name: '商业管制清单（CCL）',
  children: categoryTable.map(([category]) => categoryNode(category)),
})

/** `3`, `5-1`, `3A`, `5-2D`: levels above the entries. */
const shelf = (text: string): { node: EccnNode; path: PathStep[] } | undefined => {
  const [, category, group] = /^([0-9](?:-[12])?)([A-E])?$/.exec(text.toUpperCase()) ?? []
  const known = categoryTable.find(([code]) => code === category)?.[0]
  if (known === undefined) return undefined
  const step = { eccn: known, name: categoryNamed(known).name }
  const inGroup = productGroupTable.find(([code]) => code === group)?.[0]
  if (inGroup === undefined) return { node: categoryNode(known), path: [step] }
  const node = groupNode(known, inGroup)
  return { node, path: [step, { eccn: node.eccn, name: node.name }] }
}

/** The tree under a code with the way down to it; nothing named is the whole list down to its entries. */
export const mapEccn: Verb<typeof call> = (_context, { eccn }) => {
  const asOf = controlFactsDay()
  if (eccn === '') return { ...whole(), path: [], asOf }
  const found = shelf(eccn)
  if (found) return { ...found.node, path: found.path, asOf }
  const { entry, code, paragraph } = needEntry(eccn)
  return { ...paragraphNode(entry, paragraph), path: pathTo(formatEccn({ code, paragraph })), asOf }
}
