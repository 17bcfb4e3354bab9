import type { PartialDate } from '@maojian/domain/entity/list-entry'
import { isoDate, latestDate } from '../../entry/partial-date.ts'
import { attribute, childrenOf, type XmlElement } from '../../xml/element.ts'

interface Modification {
  readonly type: string
  readonly from: PartialDate
}

export interface SecoStatus {
  /** Type of the newest modification that is in force: listed, amended, de-listed. */
  readonly type: string
  readonly designatedOn: PartialDate | undefined
  readonly changedOn: PartialDate | undefined
}

const dateOf = (modification: XmlElement): PartialDate =>
  isoDate(attribute(modification, 'effective-date')) ??
  isoDate(attribute(modification, 'publication-date')) ??
  isoDate(attribute(modification, 'enactment-date')) ??
  ''

/** The file gives the newest modification first; so does this, also where two have one day. */
const inForce = (target: XmlElement, day: PartialDate): Modification[] =>
  childrenOf(target, 'modification')
    .map(one => ({ type: attribute(one, 'modification-type'), from: dateOf(one) }))
    .filter(one => one.from <= day)
    .sort((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0))

/** First listing since the last time the target was off the list; of one that is off it, of its last time on it. */
const listedSince = (newestFirst: readonly Modification[]): PartialDate | undefined => {
  const delisted = newestFirst.findIndex((one, i) => i > 0 && one.type === 'de-listed')
  const current = delisted < 0 ? newestFirst : newestFirst.slice(0, delisted)
  return current.findLast(one => one.type === 'listed')?.from
}

/** What holds on the day of the file: a modification announced for later does not count yet. */
export const secoStatus = (target: XmlElement, day: PartialDate): SecoStatus => {
  const newestFirst = inForce(target, day)
  return {
    type: newestFirst[0]?.type ?? '',
    designatedOn: listedSince(newestFirst) || undefined,
    changedOn: latestDate(newestFirst.map(one => one.from || undefined)),
  }
}
