import { licenceKindNames, type searchChinaControl as call } from '@maojian/contract/calls/china-control'
import { codesUnder } from '@maojian/domain/control/china/licence-goods'
import type { LicenceGoods } from '@maojian/domain/control/facts/control-facts'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { foldHan } from '@maojian/screening/name/han/han'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'

type Row = z.output<typeof call.reply>['licenceGoods'][number]

/** So many codes are told; goods of hundreds of codes are looked up by code. */
const toldCodes = 12

const wire = (row: LicenceGoods, codes: readonly string[]): Row => ({
  goods: row.goods,
  kind: row.kind,
  kindName: licenceKindNames[row.kind],
  quotaTo: row.quotaTo.map(countryNameZh).join('、'),
  condition: row.condition,
  codes: codes.slice(0, toldCodes),
  codeCount: codes.length,
  citation: row.citation,
  from: row.from,
  to: row.to,
})

/** 锡及锡制品 is asked for as 锡制品 too. */
const namesOf = ({ goods, words }: LicenceGoods): string[] => [
  goods,
  ...goods.split(/[、，（）]|及其?|和/u).filter(part => part.length > 1),
  ...words,
]

/** A name that is one of its words, ends with one (镀锌钢管) or is a piece of one. */
const isNamed = (row: LicenceGoods, asked: string): boolean =>
  namesOf(row).some(
    name => name === asked || (name.length > 1 && asked.endsWith(name)) || name.includes(asked),
  )

const shortest = 2

/** The goods of the catalogue of the day that a customs code or a word means. */
export const findLicenceGoods = (keyword: string, day: string): Row[] => {
  const rows = controlFacts().cnLicenceGoods.filter(({ from, to }) => from <= day && day <= to)
  const digits = keyword.replaceAll(/[.\s]/gu, '')
  if (/^\d{4,10}$/u.test(digits))
    return rows
      .map(row => ({ row, codes: codesUnder(row, digits) }))
      .filter(({ codes }) => codes.length > 0)
      .map(({ row, codes }) => wire(row, codes))
  const words = foldHan(keyword.normalize('NFKC').toUpperCase())
    .split(/\s+/u)
    .filter(word => word.length >= shortest)
  return rows.filter(row => words.some(word => isNamed(row, word))).map(row => wire(row, row.codes))
}
