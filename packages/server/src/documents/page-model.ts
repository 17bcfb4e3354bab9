/** What a document says, whatever it is written as. */
export type PageBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly quiet?: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'card'
      readonly tone: 'red' | 'orange' | 'green'
      readonly title: string
      readonly text: string
    }
  | {
      readonly kind: 'table'
      readonly header: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** Shares of the width, one for each column. */
      readonly widths: readonly number[]
    }

export interface PageModel {
  readonly title: string
  /** At the foot of every page beside its number. */
  readonly foot: string
  readonly blocks: readonly PageBlock[]
  readonly createdAt: Date
}
