import { codeTexts, type Code } from '@maojian/contract/codes'

/** Every answer of every call (spec 000 §7). */
export interface Envelope {
  readonly code: Code
  readonly message: string
  readonly data: unknown
}

export const success = (data: unknown): Envelope => ({ code: 200, message: codeTexts[200], data })

export const failure = (code: Code, message: string = codeTexts[code], data: unknown = null): Envelope => ({
  code,
  message,
  data,
})
