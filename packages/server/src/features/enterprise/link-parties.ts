import { normaliseCode, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import type { ScreeningIndex, Subject } from '@maojian/screening'
import type { Database } from '../../db/database.ts'
import { endLinksTo, linkByCodes, standingLinks, type ListedKey } from './link-store.ts'

const codes: Partial<Readonly<Record<IdentifierKind, string>>> = {
  uscc: '统一社会信用代码相同',
  lei: 'LEI 编码相同',
  imo: 'IMO 编号相同',
  isin: 'ISIN 编码相同',
  ogrn: '俄罗斯注册号相同',
  inn: '俄罗斯税号相同',
}

/** How FollowTheMoney files name the records of these lists. */
const ftmIds: Readonly<Record<string, (reference: string) => string>> = {
  'ofac-sdn': reference => `ofac-${reference}`,
  'ofac-nonsdn': reference => `ofac-${reference}`,
  'uk-sanctions': reference => `gb-fcdo-${reference.toLocaleLowerCase('en')}`,
  'ca-sema': reference => `ca-sema-${reference}`,
}

const keysOf = ({ id: party, identifiers, entries }: Subject): ListedKey[] => [
  ...identifiers.flatMap(({ kind, value }) => {
    const reason = codes[kind]
    return reason === undefined ? [] : [{ party, space: kind, reference: normaliseCode(value), reason }]
  }),
  ...entries.flatMap(({ source, reference }) => [
    {
      party,
      space: 'ftm',
      reference: ftmIds[source]?.(reference) ?? reference,
      reason: '名单官方编号相同',
    },
    { party, space: 'list', reference: `${source}:${reference}`, reason: '同一份名单的同一条记录' },
  ]),
]

const page = 2000

/** Ties stored enterprises to listed parties that bear the same code or record number; names alone tie nothing. */
export const linkParties = async (db: Database['db'], index: ScreeningIndex, now: Date): Promise<void> => {
  for (let at = 0; at < index.size.subjects; at += page) {
    const count = Math.min(page, index.size.subjects - at)
    const subjects = Array.from({ length: count }, (_, i) => index.subject(at + i))
    await linkByCodes(db, subjects.flatMap(keysOf), now)
  }
  const gone = (await standingLinks(db)).filter(({ party }) => index.positionOf(party) < 0)
  await endLinksTo(db, [...new Set(gone.map(({ party }) => party))], now)
}
