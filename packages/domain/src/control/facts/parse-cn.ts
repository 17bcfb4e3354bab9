import {
  cnNoticeKinds,
  licenceKinds,
  type CnDualUse,
  type CnNotice,
  type LicenceGoods,
} from './control-facts.ts'
import { oneOf, optional, readTable, words } from './read-table.ts'

export const parseCnDualUse = (text: string): Map<string, CnDualUse> =>
  new Map(
    readTable(text, ['code', 'titleZh', 'citation', 'from']).map(row => [
      row('code'),
      { code: row('code'), titleZh: row('titleZh'), citation: row('citation'), from: row('from') },
    ]),
  )

export const parseCnNotices = (text: string): CnNotice[] =>
  readTable(text, [
    'notice',
    'kind',
    'destination',
    'from',
    'suspendedFrom',
    'suspendedTo',
    'codes',
    'subjectZh',
  ]).map(row => {
    const destination = optional(row('destination'))
    const suspendedFrom = optional(row('suspendedFrom'))
    const suspendedTo = optional(row('suspendedTo'))
    return {
      notice: row('notice'),
      kind: oneOf(row('kind'), cnNoticeKinds),
      ...(destination === undefined ? {} : { destination }),
      from: row('from'),
      ...(suspendedFrom === undefined ? {} : { suspendedFrom }),
      ...(suspendedTo === undefined ? {} : { suspendedTo }),
      codes: words(row('codes')),
      subjectZh: row('subjectZh'),
    }
  })

const licenceColumns = ['goods', 'kind', 'quotaTo', 'condition', 'words', 'from', 'to', 'codes', 'citation']

export const parseCnLicenceGoods = (text: string): LicenceGoods[] =>
  readTable(text, licenceColumns).map(row => ({
    goods: row('goods'),
    kind: oneOf(row('kind'), licenceKinds),
    quotaTo: words(row('quotaTo')),
    condition: row('condition'),
    words: words(row('words')),
    from: row('from'),
    to: row('to'),
    codes: words(row('codes')),
    citation: row('citation'),
  }))
