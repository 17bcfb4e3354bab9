import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { normaliseCode, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { companyLinkKeys } from './company-link-keys.ts'
import type { LinkKey } from './link-key.ts'
import { numbersOf } from './party-numbers.ts'
import { personLinkKeys } from './person-link-keys.ts'

/** Under which prefix other lists quote a record of this list. */
const ownPrefix: Readonly<Record<string, string>> = {
  'un-sc': 'unsc',
  'ofac-sdn': 'ofac',
  'ofac-nonsdn': 'ofac',
  'uk-sanctions': 'gb',
}

const recordKeys = (content: ListEntry): LinkKey[] => {
  const prefix = ownPrefix[content.source]
  const own = prefix && `${prefix}:${content.reference}`
  return [...new Set([...(own ? [own] : []), ...content.sameAs])].map(key => ({
    rule: 'record',
    key,
    shown: key,
    anchor: true,
    own: key === own,
  }))
}

/** Of these a wrong digit is noticed. */
const withCheckDigits: ReadonlySet<IdentifierKind> = new Set(['inn', 'ogrn', 'lei', 'uscc'])

const numberKeys = (content: ListEntry): LinkKey[] =>
  numbersOf(content).flatMap(({ kind, key, shown }): LinkKey[] => {
    const link = { key, shown, anchor: true, kind }
    if (key.startsWith('imo:')) return [{ ...link, rule: 'imo' }]
    const number: LinkKey = { ...link, rule: 'number' }
    return withCheckDigits.has(kind) ? [number, { ...link, rule: 'register' }] : [number]
  })

/** A registration is given to another aircraft later; together with the serial number it is one airframe. */
const airframeKeys = (content: ListEntry): LinkKey[] => {
  if (content.type !== '04') return []
  const of = (kind: string) =>
    content.identifiers.filter(id => id.kind === kind).map(id => normaliseCode(id.value))
  return of('tail').flatMap(tail =>
    of('msn').map(msn => ({
      rule: 'airframe' as const,
      key: `${tail}/${msn}`,
      shown: `${tail}（MSN ${msn}）`,
      anchor: true,
    })),
  )
}

const nameKeys = (content: ListEntry): LinkKey[] => {
  if (content.type === '02') return personLinkKeys(content)
  if (content.type !== '01') return []
  return content.typeStated
    ? companyLinkKeys(content)
    : [...companyLinkKeys(content), ...personLinkKeys(content)]
}

/** One link a key; a name that is an alias in one version and the proper name in another counts as the latter. */
const distinct = (links: readonly LinkKey[]): LinkKey[] => {
  const found = new Map<string, LinkKey>()
  for (const link of links) {
    const id = `${link.rule}:${link.key}`
    const known = found.get(id)
    if (!known || (known.alias && !link.alias) || (!known.anchor && link.anchor)) found.set(id, link)
  }
  return [...found.values()]
}

/** Everything by which an entry may be recognised in another list. */
export const linkKeysOf = (contents: readonly ListEntry[]): LinkKey[] =>
  distinct(
    contents.flatMap(content => [
      ...recordKeys(content),
      ...numberKeys(content),
      ...airframeKeys(content),
      ...nameKeys(content),
    ]),
  )
