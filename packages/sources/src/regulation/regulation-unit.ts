/** Parts of 15 CFR whose official text the product reads. */
export const regulationParts = ['738', '740', '744', '746', '774'] as const
export type RegulationPart = (typeof regulationParts)[number]

export interface TextLine {
  readonly kind: 'text' | 'item' | 'note' | 'row'
  readonly text: string
  /** Of an item: `b.2`. */
  readonly paragraph?: string
}

/** What an entry of the Commerce Control List says, by its headings. */
export interface CclText {
  readonly reasons: readonly string[]
  readonly controls: readonly { readonly control: string; readonly chart: string }[]
  readonly licenceNotes: readonly string[]
  readonly reporting: readonly string[]
  readonly exceptions: readonly { readonly symbol: string; readonly text: string }[]
  readonly sta: readonly string[]
  readonly relatedControls: string
  readonly relatedDefinitions: string
  readonly items: readonly TextLine[]
}

/** The smallest piece that two editions are compared by. */
export interface RegulationUnit {
  /** `3A001`, `744.11`, `Supplement No. 2 to Part 744`, `chart:China`, `group:China (PRC)`. */
  readonly key: string
  readonly kind: 'entry' | 'section' | 'supplement' | 'chart' | 'group'
  readonly title: string
  readonly lines: readonly TextLine[]
  readonly entry?: CclText
  /** Columns with an X (chart) or groups (`A:1`). */
  readonly marks?: readonly string[]
}

export interface RegulationText {
  readonly part: RegulationPart
  readonly units: readonly RegulationUnit[]
}
