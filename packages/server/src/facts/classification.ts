import { parseCnWords, type CnWords } from '@maojian/domain/classification/china-list'
import { parseConcepts, type ConceptRow } from '@maojian/domain/classification/concepts'
import { parseDesignators, type DesignatorRow } from '@maojian/domain/classification/designators'
import { parseGuidedPath, type GuidedPath } from '@maojian/domain/classification/guided-path'
import { parseHsHeadings, type HsHeadings } from '@maojian/domain/classification/hs-headings'
import { parseModels, type ModelRow } from '@maojian/domain/classification/model-row'
import { parseOrdinary, type OrdinaryRow } from '@maojian/domain/classification/ordinary-words'
import {
  parseCodeWords,
  parseForms,
  parseProducts,
  type CodeWords,
  type ProductRow,
} from '@maojian/domain/classification/product-row'
import { parseReviewFirst, type ReviewFirstRow } from '@maojian/domain/classification/review-first'
import { parseLimits, type LimitRow } from '@maojian/domain/classification/limits'
import { parseSubstances, type SubstanceRow } from '@maojian/domain/classification/substances'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'

export interface ClassificationFacts {
  readonly products: readonly ProductRow[]
  readonly concepts: readonly ConceptRow[]
  readonly cnWords: readonly CnWords[]
  readonly models: readonly ModelRow[]
  readonly limits: readonly LimitRow[]
  readonly substances: readonly SubstanceRow[]
  readonly designators: readonly DesignatorRow[]
  readonly ordinary: readonly OrdinaryRow[]
  readonly headings: HsHeadings
  readonly reviewFirst: readonly ReviewFirstRow[]
  /** Every code that has words. */
  readonly codeWords: ReadonlyMap<string, CodeWords>
  /** Those of them whose words are also names of products; the others say a property, a limit or a part. */
  readonly searchedWords: ReadonlyMap<string, CodeWords>
  readonly path: GuidedPath
}

const read = (file: string): string => readFileSync(join(dataFolder, 'classification', file), 'utf8')

let kept: ClassificationFacts | undefined

const readWords = (): Pick<ClassificationFacts, 'codeWords' | 'searchedWords'> => {
  const searchedWords = parseCodeWords(read('code-words.tsv'))
  return {
    searchedWords,
    codeWords: new Map([...searchedWords, ...parseCodeWords(read('paragraph-words.tsv'))]),
  }
}

/** Product words, words of codes and the guided path, as they ship; read once, when first asked for. */
export const classificationFacts = (): ClassificationFacts =>
  (kept ??= {
    products: parseProducts(read('product.tsv'), parseForms(read('form.tsv'))),
    concepts: parseConcepts(read('concept.tsv')),
    cnWords: parseCnWords(read('cn-words.tsv')),
    models: parseModels(read('model.tsv')),
    limits: parseLimits(read('limit.tsv')),
    substances: parseSubstances(read('substance.tsv')),
    designators: parseDesignators(read('designator.tsv')),
    ordinary: parseOrdinary(read('ordinary.tsv')),
    headings: parseHsHeadings(read('hs-heading.tsv')),
    reviewFirst: parseReviewFirst(read('review-first.tsv')),
    ...readWords(),
    path: parseGuidedPath(read('path.tsv')),
  })
