import type { Words } from './use-item-wizard.ts'
import type { WizardPage, WizardQuestion } from './wizard-answers.ts'

/** What every field of a page is given. */
export interface FieldProps {
  readonly question: WizardQuestion
  readonly page: WizardPage
  readonly said: readonly string[]
  readonly onSay: (said: readonly string[]) => void
  readonly onWords: (words: Words) => void
}
