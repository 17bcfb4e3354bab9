import { codeTokens, holdsTokens, type Token } from './code-tokens.ts'
import type { FoundProduct } from './find-products.ts'
import type { Model, ModelRow } from './model-row.ts'
import { holdsText, productText } from './product-text.ts'

const lengthOf = (tokens: readonly Token[]): number => tokens.join('').length

/** A number that the table writes out says more than the series it is of: RTX 4090 is none of the RTX 40##. */
const precisionOf = ({ tokens }: Model): number =>
  lengthOf(tokens) - (tokens.some(token => token.includes('#')) ? 0.5 : 0)

/** Shorter ones, and mere words, mean a product only beside its maker or what it is. */
const speakingLength = 4

/** 迪尼玛 */
const isHanName = (token: Token): boolean => /\p{Script=Han}{3}/u.test(token)

/** Two words that nobody else puts together: Jetson Orin. */
const wordsLength = 9

const speaks = ({ tokens }: Model): boolean =>
  (lengthOf(tokens) >= speakingLength && tokens.some(token => /\d|#|\p{Script=Han}/u.test(token))) ||
  tokens.some(isHanName) ||
  (tokens.length > 1 && lengthOf(tokens) >= wordsLength)

interface Asked {
  readonly text: string
  readonly tokens: readonly Token[]
}

const isNamed = ({ tokens }: Asked, row: ModelRow): boolean =>
  row.makers.some(maker => holdsTokens(tokens, maker))

const isSaid = ({ text }: Asked, row: ModelRow): boolean => row.kinds.some(kind => text.includes(kind))

const isSure = (asked: Asked, row: ModelRow, model: Model): boolean =>
  isNamed(asked, row) ||
  isSaid(asked, row) ||
  lengthOf(asked.tokens) === lengthOf(model.tokens) ||
  (!row.needsMore && speaks(model))

const longestOf = (asked: Asked, row: ModelRow): Model | undefined =>
  row.models
    .filter(model => holdsTokens(asked.tokens, model.tokens) && isSure(asked, row, model))
    .sort((a, b) => precisionOf(b) - precisionOf(a))[0]

/** The words of a name that are a model however it is spaced: RTX4090 of RTX 40##, C42U of C42. */
const asWritten = ({ text, tokens }: Model, name: string): string => {
  if (!text.includes('#') && holdsText(productText(name), productText(text))) return text
  const signs = '[\\p{Script=Latin}\\p{N}]*'
  const runs = tokens.map(token => token.replaceAll('#', '\\p{N}')).join('[^\\p{L}\\p{N}]*')
  return new RegExp(`${signs}${runs}${signs}`, 'iu').exec(name.normalize('NFKC'))?.[0] ?? name.trim()
}

/** How far only the maker speaks. */
const makerOnly = 0.55

/** Products by trade name or model number, the longest that stands in the name. */
export const modelFinder =
  (rows: readonly ModelRow[]) =>
  (name: string): FoundProduct[] => {
    const asked = { text: name.toLowerCase(), tokens: codeTokens(name) }
    const found = rows.flatMap(row => {
      const model = longestOf(asked, row)
      return model ? [{ row, model, length: precisionOf(model), named: isNamed(asked, row) }] : []
    })
    const longest = Math.max(0, ...found.map(one => one.length))
    if (longest > 0)
      return found
        .sort((a, b) => b.length - a.length || Number(b.named) - Number(a.named))
        .filter(one => one.length === longest)
        .map(({ row, model }) => ({
          row: row.product,
          wording: asWritten(model, name),
          likeness: 1,
        }))
    return rows
      .filter(row => row.models.length === 0 && isNamed(asked, row))
      .map(({ product }) => ({ row: product, wording: product.wordings[0]!, likeness: makerOnly }))
  }

export type ModelFinder = ReturnType<typeof modelFinder>
