import type { compareIndustries as call } from '@maojian/contract/calls/enterprise'
import type { Verb } from '../../http/route.ts'
import { findCurrent, findPrevious, type SnapshotRow } from '../../snapshots/snapshot-store.ts'
import { industriesMeta, type IndustryCount } from './count-industries.ts'

const countsOf = (row: SnapshotRow | undefined): IndustryCount[] =>
  industriesMeta.safeParse(row?.meta).data?.industries ?? []

/** Industries of the published graph beside those of the one before. */
export const compareIndustries: Verb<typeof call> = async ({ db }) => {
  const now = countsOf(await findCurrent(db, 'enterprises'))
  const before = new Map(countsOf(await findPrevious(db, 'enterprises')).map(one => [one.industry, one]))
  return now.map(({ industry, total, listed, related }) => {
    const old = before.get(industry)
    const previous = old ? old.listed + old.related : 0
    return { industryCode: industry, industryName: industry, total, listed, related, previous }
  })
}
