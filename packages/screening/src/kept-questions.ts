import { readQuestions, writeQuestions } from './question-bytes.ts'
import type { Question } from './question.ts'
import { readQuestion } from './read-question.ts'
import { hash32 } from './text-hash.ts'
import { engineVersion } from './version.ts'

/** Names of every way of reading, words of every kind of key (index/token-keys.ts), and codes. */
const samples = [
  'Norvarion Shipping & Electronics Co., Ltd.',
  '深圳市诺瓦鼎电子科技有限公司',
  '尼古拉斯·诺瓦多',
  'Muhammad Abd al-Karim Norvani',
  'Wang Xiaonuo (Norva Xinghua Trading)',
  'Норвальский машиностроительный завод',
  'کشتیرانی نوروان',
  'ノルバ株式会社',
  '노르바 무역',
  'Sasha Aleksandr Ivanovich Norvanov',
  'Kim Jong Un',
  'Golden Eagles Norvatrans Petroleum B.V. No. 3',
  'Al-Norvani & A.S.K. Machineworks, Dubai Branch',
  'Lukashenka Vostochnaya Neftyanaya Kompaniya',
  '中核集团',
  'محمد عبد الكريم نورواني',
  'IMO 9187629',
  'info@norvarion-lines.com',
  'Room 1605, Norva Centre, 2-6 Norva Street, Hong Kong',
  '旺角好景商业中心1605室',
]

let mark: number | undefined

/** Tells how questions are read: another engine, or other keys by which it files, and what was kept is no answer any more. */
const markOf = (): number => {
  const read = writeQuestions(samples.map(name => readQuestion([name], [])))
  return hash32(`${engineVersion} ${read.join()}`)
}

const markLength = 4

/** Many questions as bytes, for an index that is still to come. */
export const keepQuestions = (questions: readonly Question[]): Uint8Array => {
  const written = writeQuestions(questions)
  const bytes = new Uint8Array(markLength + written.length)
  new DataView(bytes.buffer).setUint32(0, (mark ??= markOf()))
  bytes.set(written, markLength)
  return bytes
}

/** The same again; undefined where they were read by another engine. */
export const openQuestions = (bytes: Uint8Array): readonly Question[] | undefined => {
  const kept = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return kept.getUint32(0) === (mark ??= markOf()) ? readQuestions(bytes.subarray(markLength)) : undefined
}
