import { cnNoticeKinds, type CnDualUse, type CnNotice } from './control-facts.ts'
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
