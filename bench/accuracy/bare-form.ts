import { bareLetters } from './bare-letters.ts'

/** Kinds of company as Chinese, Japanese and Korean lists write them, the longer ones first. */
const kinds = [
  '公開株式会社 公共株式会社 非公開株式会社 閉鎖株式会社 株式会社 株式會社 有限責任会社 有限会社 合同会社 合資会社 合名会社 合営会社 持株会社',
  '股份有限公司 有限责任公司 有限責任公司 有限公司 责任公司 公司 주식회사 유한책임회사 유한회사 합영회사 회사',
].flatMap(line => line.split(' '))

/** What a table prints above a name or beside a picture of one. */
const labels: ReadonlySet<string> = new Set(['chinese', 'english', 'japanese', 'korean', 'text of image'])

/** Whether a listed "name" is a kind of company and no more (株式会社, Co., Ltd.), or the label of a table: it names nobody. */
export const isBareForm = (name: string): boolean => {
  const text = name.normalize('NFKC').trim()
  if (labels.has(text.toLowerCase().replace(/\s*:$/, ''))) return true
  return bareLetters(kinds.reduce((rest, kind) => rest.replaceAll(kind, ' '), text)) === ''
}
