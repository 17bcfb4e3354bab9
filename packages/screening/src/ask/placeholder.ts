import { currencies } from './remarks.table.ts'

/** What is written where a name is missing, as customers' tables have it, without spaces and marks. */
const placeholders: ReadonlySet<string> = new Set(
  [
    'NA NIL NONE NULL UNKNOWN UNDEFINED TBD TBA TBC DITTO SAMEASABOVE ASABOVE SEEATTACHED SEEATTACHMENT NOTAPPLICABLE NOTAVAILABLE NOTPROVIDED BLANK EMPTY',
    '无 没有 未知 不详 不明 暂无 暂缺 空 略 待定 待补 待补充 待确认 待提供 同上 同前 同左 见附件 详见附件 见附表 未提供 未填 不适用 无数据 保密',
    '無 未詳 不詳 暫無 待補 待確認 同上述 見附件 未提供',
    'НЕТ НЕИЗВЕСТНО НЕИЗВЕСТЕН НД ТОЖЕ ТОЖЕСАМОЕ НЕУКАЗАНО DESCONOCIDO NINGUNO NOAPLICA IDEM INCONNU NEANT',
    'لايوجد غيرمعروف',
  ].flatMap(words => words.split(' ')),
)

const told = /[\p{L}\p{N}]/u
const marks = /[^\p{L}\p{N}]/gu

/** USD 5,000, 12000元, 12.03.2024: what stands under the name where a table lacks a column. */
const otherCell = new RegExp(
  `^\\s*(?:(?:${currencies})\\s?\\d[\\d,.]*|\\d[\\d,.]*\\s?(?:${currencies})|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d{2}|(?:19|20)\\d{2}[./-]\\d{1,2}[./-]\\d{1,2})\\s*$`,
  'iu',
)

/** Whether a text says that there is no name (待定, N/A, 同上), is an amount or a day, or holds nothing but marks. */
export const isPlaceholder = (text: string): boolean =>
  !told.test(text) ||
  otherCell.test(text) ||
  placeholders.has(text.normalize('NFKC').replace(marks, '').toUpperCase())
