import type { noticeEntity } from '@maojian/contract/calls/china'
import type { ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { homeOf } from '../../engine/home-of.ts'
import { countriesZh, screenSubject } from '../screening/entry.ts'

type Entity = z.output<typeof noticeEntity>

/** A name of a notice, with the one listed party that it certainly means; several make none. */
export const namedEntity = (index: ScreeningIndex | undefined, name: string, measure: string): Entity => {
  const hits = index ? screenSubject(index, { name }, { limit: 5 }).hits : []
  const certain = hits.filter(({ hit, riskLevel }) => riskLevel === 1 && hit.score >= 99.5)
  const subject = certain.length === 1 ? certain[0]!.subject : undefined
  return {
    entityName: name,
    measure,
    id: subject?.id ?? '',
    dataType: subject?.type ?? '01',
    typeStated: subject?.typeStated ? 1 : 0,
    nameEn: '',
    countryCn: subject ? countriesZh(homeOf(subject)) : '',
    status: 'unverified',
    statusCn: subject ? '在名单上' : '未在名单中找到',
    endsOn: '',
    remark: '',
  }
}
