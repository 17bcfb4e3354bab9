export { nameOf } from './item-words.ts'
