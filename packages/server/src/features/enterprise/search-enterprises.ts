import type { searchEnterprises as call } from '@maojian/contract/calls/enterprise'
import { enterpriseLimits } from '@maojian/contract/limits'
import { normaliseCode } from '@maojian/domain/vocabulary/identifier'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import type { Verb } from '../../http/route.ts'
import { quickSearch } from './enterprise-store.ts'
import { wireId } from './node-words.ts'

const kinds = { 1: ['company', 'group'], 2: ['bond'] } as const

/** Companies or bonds whose name or code begins so. */
export const searchEnterprises: Verb<typeof call> = async ({ db }, { searchKey, type }) => {
  const wanted = type === 2 ? 2 : 1
  const found = await quickSearch(db, {
    nameKey: enterpriseNameKey(searchKey),
    code: normaliseCode(searchKey),
    kinds: kinds[wanted],
    most: enterpriseLimits.found,
  })
  return found.map(({ id, name, sample }) => ({ code: wireId(id), name, type: wanted, sample }))
}
