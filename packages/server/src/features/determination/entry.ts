export { verdictWire } from './determination-words.ts'
export { ownersOfUser, replyFor } from './determine-licence.ts'
export { questionOf, type AnyInput } from './question-of.ts'
