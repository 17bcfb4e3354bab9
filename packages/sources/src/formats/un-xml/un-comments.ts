import { isImo, isImoCompany } from '@maojian/domain/vocabulary/identifier'
import type { EntryDraft } from '../../entry/entry-draft.ts'

const shipName = String.raw`(?:\p{Lu}{2,}(?:\s(?:\p{Lu}{2,}|\d{1,3}))*|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+)`
const kindOfShip = String.raw`(?:the\s|DPRK\s|[\p{L}-]+-flagged\s|oil\s|products\s|motor\s)*(?:tankers?\s|vessels?,?\s)?(?:the\s)?`

/** `Registered owner of the DPRK tanker NAM SAN 8`, `through its vessel, the Chong Chon Gang`, `owns vessels A and B`. */
const ownShips = new RegExp(
  String.raw`(?:(?:owner|manager|operator)\sof\s|owns\s|its\s)${kindOfShip}(${shipName}(?:\sand\s${shipName})*)`,
  'gu',
)
/** `SAM MA 2 owned by Korea Samma Shipping Company` */
const ownedBy = new RegExp(String.raw`(${shipName})\sowned\sby\s`, 'gu')

const notShips = new Set(['DPRK', 'IMO', 'UN', 'UNSC', 'USA'])

const shipsIn = (comment: string): string[] =>
  [...comment.matchAll(ownShips), ...comment.matchAll(ownedBy)]
    .flatMap(found => found[1]!.split(/\sand\s/u))
    .filter(name => !notShips.has(name))

/**
 * Ships stand only in the comments on companies. Their names become links, and the company's own IMO number
 * a registration number: as a ship number it would make the company look like a ship.
 */
export const addComment = (entry: EntryDraft, comment: string): void => {
  entry.fact('remark', comment)
  if (entry.type !== '01') return
  for (const found of comment.matchAll(/(?<!\p{L})IMO(?!\p{L})[^0-9.;]{0,20}(\d{7})(?!\d)/giu)) {
    const number = found[1]!
    if (isImoCompany(number)) entry.identifier('registration', number)
    else if (isImo(number)) entry.fact('linkedTo', `IMO ${number}`)
  }
  for (const ship of shipsIn(comment)) entry.fact('linkedTo', ship)
}
