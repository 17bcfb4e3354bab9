import type { ScreeningIndex } from '@maojian/screening'
import { share, type Estimate } from '../accuracy/pair-metrics.ts'
import { evenNumbers } from '../accuracy/even-numbers.ts'
import { ordinaryNames } from '../accuracy/ordinary-names.ts'
import { plain } from '../accuracy/lists.ts'
import type { Half } from '../accuracy/split.ts'

/** How often ordinary names alert. */
export interface OrdinaryFigures {
  readonly what: string
  readonly names: number
  readonly possible: Estimate
  readonly hit: Estimate
}

/** So many of each category of each half: some 10,000 in both. */
const ofACategory = 700

const besideFirms = ['{} Frankfurt', '{}, Dubai Branch', '{} (Hong Kong) Limited', 'Consignee: {}, Rotterdam']
const besideHanFirms = ['{}上海分公司', '{}（香港）有限公司', '收货人：{}', '{}驻北京代表处']
const besidePersons = ['{}, Director', 'Attn: {}', '{} (Shareholder)', '{}, 12 Bahnhofstrasse, Vienna']
const besideHanPersons = ['{}董事长', '联系人：{}', '{}（总经理）', '{}先生']

const besideOf = (category: string, name: string): readonly string[] => {
  const inHan = /\p{Script=Han}/u.test(name)
  if (/person/.test(category)) return inHan ? besideHanPersons : besidePersons
  return inHan ? besideHanFirms : besideFirms
}

const figures = (index: ScreeningIndex, what: string, names: readonly string[]): OrdinaryFigures => {
  let [possible, hit] = [0, 0]
  for (const text of names) {
    const { verdicts } = index.search({ text, limit: 1 })
    if (verdicts.hit + verdicts.possible > 0) possible++
    if (verdicts.hit > 0) hit++
  }
  return { what, names: names.length, possible: share(possible, names.length), hit: share(hit, names.length) }
}

interface OrdinaryCategory {
  readonly category: string
  readonly names: readonly string[]
}

const categoriesOf = (listed: ReadonlySet<string>, half: Half): OrdinaryCategory[] =>
  ordinaryNames(half)
    .filter(({ category }) => category !== 'single generic words')
    .map(({ category, names, mayBeListed }) => ({
      category,
      names: names.filter(name => !mayBeListed || !listed.has(plain(name))).slice(0, ofACategory),
    }))

const withSomethingBeside = (categories: readonly OrdinaryCategory[]): string[] => {
  const next = evenNumbers(41)
  return categories.flatMap(({ category, names }) =>
    names.map(name => {
      const texts = besideOf(category, name)
      return texts[next(texts.length)]!.replace('{}', name)
    }),
  )
}

/** Ordinary persons and firms of one half, and the same with something beside them. */
export const ordinaryTexts = (listed: ReadonlySet<string>, half: Half): string[] => {
  const categories = categoriesOf(listed, half)
  return [...categories.flatMap(({ names }) => names), ...withSomethingBeside(categories)]
}

/** Ordinary persons and firms of one half, by category, together, and with something beside them. */
export const ordinaryAlerts = (
  index: ScreeningIndex,
  listed: ReadonlySet<string>,
  half: Half,
): OrdinaryFigures[] => {
  const categories = categoriesOf(listed, half)
  const beside = withSomethingBeside(categories)
  return [
    figures(
      index,
      'all',
      categories.flatMap(({ names }) => names),
    ),
    ...categories.map(({ category, names }) => figures(index, category, names)),
    figures(index, 'all, with something beside them', beside),
  ]
}
