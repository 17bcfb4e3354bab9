import { oneOf, readTable, words } from '../control/facts/read-table.ts'
import { codeTokens, type Token } from './code-tokens.ts'
import { mostly, type ProductRow } from './product-row.ts'

/** A model number as its maker writes it; `#` stands for one digit. */
export interface Model {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Models of one maker that are classified alike; without models, what the maker makes at large. */
export interface ModelRow {
  readonly makers: readonly (readonly Token[])[]
  readonly models: readonly Model[]
  /** What the models are, in words that may stand beside them. */
  readonly kinds: readonly string[]
  /** So short that it speaks only beside its maker or what it is. */
  readonly needsMore: boolean
  readonly product: ProductRow
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

/** data/classification/model.tsv; an error names the line. */
export const parseModels = (text: string): ModelRow[] =>
  readTable(text, ['maker', 'models', 'kind', 'needs', 'eccn', 'cn', 'basis', 'usual']).map((row, index) => {
    const [kinds, makers] = [cells(row('kind')), cells(row('maker'))]
    const [eccns, cnCodes] = [words(row('eccn')), words(row('cn'))]
    if (kinds.length === 0 || makers.length === 0 || eccns.length === 0 || row('basis') === '')
      throw new Error(`model.tsv 第 ${String(index + 2)} 行：须有制造商、类别、编码和依据`)
    const why = `${makers[0]!}${kinds[0]!}。${row('basis')}`
    const wordings = [`${makers[0]!}${kinds[0]!}`]
    const mostlyFree = mostly[oneOf(row('usual'), ['', 'mostly-EAR99'])]!
    return {
      makers: makers.map(codeTokens),
      models: cells(row('models')).map(model => ({ text: model, tokens: codeTokens(model) })),
      kinds: kinds.map(kind => kind.toLowerCase()),
      needsMore: row('needs') === 'yes',
      product: { wordings, apart: [], does: [], eccns, cnCodes, usualEar99: false, mostlyFree, hs: [], why },
    }
  })
