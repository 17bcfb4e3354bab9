/** How a question is answered. */
export type QuestionKind =
  | 'text'
  | 'number'
  | 'yesNo'
  | 'yesNoUnclear'
  | 'choice'
  | 'tick'
  | 'eccn'
  | 'countries'
  | 'names'
  | 'files'
  | 'component'
  | 'entry'

export interface FlowQuestion {
  readonly id: string
  readonly kind: QuestionKind
  readonly text: string
  /** Why it is asked, or what counts. */
  readonly why?: string
  readonly citation?: string
  readonly options?: readonly (readonly [string, string])[]
  readonly required?: true
}
