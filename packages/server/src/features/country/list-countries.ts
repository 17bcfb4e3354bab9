import type { listCountries as call, listSensitive as sensitiveCall } from '@maojian/contract/calls/country'
import { countries, occupiedRegions } from '@maojian/domain/vocabulary/country'
import type { Verb } from '../../http/route.ts'
import { sensitiveRows } from './sensitive-rows.ts'

const byName = new Intl.Collator('zh-CN')

/** Bodies that issue lists are no destinations. */
const bodies = new Set(['EU', 'UN'])

export const listCountries: Verb<typeof call> = () =>
  [
    ...countries.filter(one => !bodies.has(one.code)).map(one => ({ ...one, onlyDestination: false })),
    ...occupiedRegions.map(one => ({ ...one, onlyDestination: true })),
  ]
    .map(({ code, nameZh, nameEn, onlyDestination }) => ({
      id: code,
      nameCn: nameZh,
      name: nameEn,
      onlyDestination,
    }))
    .sort((a, b) => byName.compare(a.nameCn, b.nameCn))

export const listSensitive: Verb<typeof sensitiveCall> = () => sensitiveRows()
