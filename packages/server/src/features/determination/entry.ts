export { verdictWire } from './determination-words.ts'
export { ownersOfParties, replyFor } from './determine-licence.ts'
export { questionOf, type AnyInput } from './question-of.ts'
