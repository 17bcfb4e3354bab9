import { codeTexts, type Code } from '@maojian/contract/codes'

/** What a verb throws to answer with a code of the envelope; `detail` replaces the code's own text. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: Code
  constructor(code: Code, detail?: string) {
    super(detail ?? codeTexts[code])
    this.code = code
  }
}
