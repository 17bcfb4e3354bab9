export { chineseNameById } from './subject-words.ts'
export { listWords } from './list-words.ts'
