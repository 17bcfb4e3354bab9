import type { ControlFacts } from '../control/facts/control-facts.ts'
import { parseEccn } from '../control/code/parse-eccn.ts'
import type { DesignatorFinder } from './designators.ts'
import type { DescribedProduct } from './find-described.ts'
import type { ModelFinder } from './find-models.ts'
import type { FoundProduct, ProductFinder } from './find-products.ts'
import { firstBranch, type GuidedPath, type PathQuestion } from './guided-path.ts'
import { headingOf, withoutCustomsCode, type HsHeadings } from './hs-headings.ts'
import type { OrdinaryFinder } from './ordinary-words.ts'
import { whyOf, type CodeList, type CodeWords, type ProductRow } from './product-row.ts'
import { heldWordings, speaker, type Speaks } from './held-wording.ts'
import type { ReviewFirstFinder } from './review-first.ts'
import type { LimitFinder } from './limits.ts'
import type { FoundSubstance, SubstanceFinder } from './substances.ts'
import { withoutQuantities } from './quantities.ts'
import { typedCodes } from './typed-codes.ts'

export interface Candidate {
  readonly list: CodeList
  readonly code: string
  readonly title: string
  readonly why: string
  readonly thresholds: string
  /** Why the words of the name speak of goods under this code; '' where they do not, or where most such goods are on no list. */
  readonly namedWhy: string
}

export interface Classification {
  readonly candidates: readonly Candidate[]
  /** What to ask next; filled wherever no code is certain. */
  readonly ask: readonly PathQuestion[]
  readonly usual: 'EAR99' | null
  /** Which lists and authorities come before these codes; '' where none does. */
  readonly reviewFirst: string
  readonly why: string
}

export interface Classifier {
  readonly facts: ControlFacts
  readonly find: ProductFinder
  /** Products by what they do, for names that are descriptions. */
  readonly findDescribed: (name: string) => readonly DescribedProduct[]
  /** Products by trade name or model number. */
  readonly findModels: ModelFinder
  /** Chemicals, pathogens and toxins by their names and CAS numbers. */
  readonly findSubstances: SubstanceFinder
  /** Goods that are mostly free, where the numbers of the name reach a limit. */
  readonly findLimits: LimitFinder
  /** Weapon systems by their designations. */
  readonly designators: DesignatorFinder
  readonly findOrdinary: OrdinaryFinder
  readonly findReviewFirst: ReviewFirstFinder
  readonly headings: HsHeadings
  readonly words: ReadonlyMap<string, CodeWords>
  readonly path: GuidedPath
}

const titleOf = ({ facts, words }: Classifier, list: CodeList, code: string): string => {
  if (list === 'cnCode') {
    const base = code.slice(0, 5)
    const notice = facts.cnNotices.find(one => one.codes.includes(base))
    return facts.cnDualUse.get(base)?.titleZh ?? (notice ? `${notice.subjectZh}（${notice.notice}）` : '')
  }
  return words.get(code)?.titleZh ?? facts.eccns.get(parseEccn(code)?.code ?? '')?.titleZh ?? ''
}

/** How much less likely than the one before it a further code is: of a product that was named, of one that is only near. */
const laterCode = { named: 0.94, near: 0.8 }
const named = 0.8

const candidatesOf = (
  classifier: Classifier,
  speaks: Speaks,
  found: readonly FoundProduct[],
): Candidate[] => {
  const seen = new Map<string, { readonly candidate: Candidate; readonly likeness: number }>()
  const add = (list: CodeList, code: string, one: FoundProduct): void => {
    const { row, wording, likeness } = one
    const known = seen.get(`${list} ${code}`)
    const namedWhy = known?.candidate.namedWhy || speaks(one, list)
    const candidate =
      known !== undefined && known.likeness >= likeness
        ? known.candidate
        : {
            list,
            code,
            title: titleOf(classifier, list, code),
            why: `“${wording}”：${whyOf(row, list)}`,
            thresholds: list === 'eccn' ? (classifier.words.get(code)?.thresholds ?? '') : '',
          }
    seen.set(`${list} ${code}`, {
      candidate: { ...candidate, namedWhy },
      likeness: Math.max(known?.likeness ?? 0, likeness),
    })
  }
  for (const one of found) {
    const at = (place: number) => ({
      ...one,
      likeness: one.likeness * laterCode[one.likeness >= named ? 'named' : 'near'] ** place,
    })
    for (const [place, code] of one.row.eccns.entries()) add('eccn', code, at(place))
    for (const [place, code] of one.row.cnCodes.entries()) add('cnCode', code, at(place))
  }
  return [...seen.values()].sort((a, b) => b.likeness - a.likeness).map(({ candidate }) => candidate)
}

/** 能测频率的柜子 says what the thing does. */
const description = /[的把让能给用]/u

/** What a description adds to a name that says the same, and the other way about. */
const both = 0.2

/** Only the very name of a product is that product. */
const nearly = 0.99

/** Products by name and by description together, the likeliest first. */
const findByWords = ({ find, findDescribed }: Classifier, name: string): FoundProduct[] => {
  const all = new Map(find(name).map(one => [one.row, one]))
  for (const { row, description, likeness } of findDescribed(name)) {
    const named = all.get(row)
    const [more, less] = [Math.max(named?.likeness ?? 0, likeness), Math.min(named?.likeness ?? 0, likeness)]
    const wording = named && named.likeness >= likeness ? named.wording : description
    all.set(row, { row, wording, likeness: Math.min(more === 1 ? 1 : nearly, more + both * less) })
  }
  return [...all.values()].sort((a, b) => b.likeness - a.likeness)
}

/** First question for the entries of a category of the Commerce Control List. */
const branches: Readonly<Record<string, string>> = {
  0: 'security',
  1: 'material',
  2: 'processing',
  3: 'electronics',
  4: 'computing',
  5: 'telecom',
  6: 'sensor',
  7: 'navigation',
  8: 'marine',
  9: 'aerospace',
}

const branchOf = ({ row }: FoundProduct): string => {
  const code = row.eccns[0] ?? row.cnCodes[0] ?? ''
  return code.startsWith('2B35') || code.startsWith('1C35') ? 'chembio' : (branches[code[0] ?? ''] ?? '')
}

const branchesOf = ({ path }: Classifier, found: readonly FoundProduct[]): PathQuestion[] => {
  const ids = [...new Set([...found.map(branchOf), firstBranch])]
  return ids.flatMap(id => path.get(id) ?? []).slice(0, 2)
}

/** Beside a model number, words that it may share with other products say less. */
const besideModel = 0.85

const findAll = (
  classifier: Classifier,
  name: string,
  substances: readonly FoundSubstance[],
): FoundProduct[] => {
  const models = classifier.findModels(name)
  const weight = models[0]?.likeness === 1 ? besideModel : 1
  const named = findByWords(classifier, name).map(one => ({ ...one, likeness: weight * one.likeness }))
  const told = [...typedCodes(classifier.facts, name), ...substances, ...classifier.findLimits(name)]
  const arms = classifier.designators.find(name)
  return [...arms, ...told, ...models, ...named].sort((a, b) => b.likeness - a.likeness)
}

/** A description ends with the ordinary thing, and nothing in it speaks of a controlled one. */
const plainOrdinary = 0.57
const silent = 0.2

/** A controlled product that a name so far means is not passed over for a household word. */
const speaking = 0.6

/** Why the name is that of ordinary goods; undefined where a controlled product has that very name. */
const ordinaryWhy = (
  { findOrdinary, designators }: Classifier,
  name: string,
  found: readonly FoundProduct[],
): string | undefined => {
  const near = found.find(one => !one.row.usualEar99)?.likeness ?? 0
  const [ordinary] = found.filter(one => one.row.usualEar99)
  const likeness = ordinary?.likeness ?? 0
  const isPlain = description.test(name) && likeness >= plainOrdinary && near < silent
  if (near === 1 || designators.mayFind(name)) return undefined
  const goods = findOrdinary(name)
  const isSure = goods !== undefined && (goods.isWhole || near < speaking)
  return isSure ? goods.why : isPlain ? ordinary?.row.why : undefined
}

/** The word of review-first.tsv under which weapon systems are looked at first. */
const armsWord = '军用'

const ordinaryAnswer = (why: string): Classification => ({
  candidates: [],
  ask: [],
  usual: 'EAR99',
  reviewFirst: '',
  why,
})

const headingAnswer = (
  classifier: Classifier,
  row: ProductRow,
  { name, limit }: { readonly name: string; readonly limit: number },
): Classification => {
  if (row.usualEar99) return ordinaryAnswer(row.why)
  const found = [{ row, wording: row.wordings[0]!, likeness: 1 }]
  return {
    candidates: candidatesOf(classifier, speaker(name, heldWordings(name, found), found), found).slice(
      0,
      limit,
    ),
    ask: branchesOf(classifier, found),
    usual: null,
    reviewFirst: '',
    why: '税号只说明货物种类，不决定管制编码；请按参数核对，或输入产品名称。',
  }
}

/**
 * Candidate codes for a product name, the likeliest first. Nothing found never means EAR99: the guided path is asked.
 * Only a name made of nothing but words of ordinary goods is usually EAR99.
 */
export const classify = (classifier: Classifier, name: string, limit: number): Classification => {
  const heading = headingOf(classifier.headings, name)
  if (heading) return headingAnswer(classifier, heading, { name, limit })
  const asked = withoutCustomsCode(name)
  const substances = classifier.findSubstances(asked)
  const found = findAll(classifier, asked, substances)
  const why = ordinaryWhy(classifier, asked, found)
  if (why !== undefined) return ordinaryAnswer(why)
  const controlled = found.filter(one => !one.row.usualEar99)
  const held = heldWordings(asked, found)
  const bare = withoutQuantities(asked)
  const likened = bare === asked ? found : findAll(classifier, bare, substances)
  const all = candidatesOf(classifier, speaker(bare, held, likened), controlled)
  const arms = classifier.designators.find(asked).length > 0 ? [armsWord] : []
  const kinds = [...substances.map(({ row }) => row.first), ...arms]
  const reviewFirst = classifier.findReviewFirst([asked, ...kinds].join(' '), held)
  return {
    candidates: all.slice(0, limit),
    ask: branchesOf(classifier, controlled.slice(0, 3)),
    usual: null,
    reviewFirst,
    why: `${reviewFirst}${all.length > 0 ? '按名称列出候选，须按参数核对后确定。' : '词表中没有这一名称，请按引导路径逐步判断。'}`,
  }
}
