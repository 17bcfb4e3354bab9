/** What the finder or the path hands on to the form of the classification. */
export interface ChosenCode {
  readonly eccn?: string
  readonly cnCode?: string
  readonly reason?: string
}

export type ChooseCode = (chosen: ChosenCode) => void
