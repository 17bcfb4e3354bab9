export { verdictWire } from './determination-words.ts'
