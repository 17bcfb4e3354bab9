import type { listChinaNotices } from '@maojian/contract/calls/china'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'
import type { Facet } from '../../ui/facet-chips.tsx'

export type Notice = z.output<typeof listChinaNotices.reply>[number]
export type NoticeEntity = Notice['entityMeasureList'][number]

export interface NoticeFilter {
  readonly list?: string
  readonly department?: string
  readonly status?: string
  readonly keyword?: string
  readonly startDate?: string
  readonly endDate?: string
}

const holds = ({ title, sourceName, entityMeasureList }: Notice, keyword: string): boolean => {
  const sought = keyword.normalize('NFKC').toLocaleLowerCase('zh-CN')
  return [title, sourceName, ...entityMeasureList.flatMap(one => [one.entityName, one.nameEn])].some(text =>
    text.normalize('NFKC').toLocaleLowerCase('zh-CN').includes(sought),
  )
}

/** What the filters leave; both days count. */
export const filterNotices = (notices: readonly Notice[], filter: NoticeFilter): readonly Notice[] => {
  const { list = '', department = '', status = '', keyword = '', startDate = '', endDate = '' } = filter
  return notices.filter(
    notice =>
      (list === '' || notice.list === list) &&
      (department === '' || notice.department === department) &&
      (status === '' || notice.status === status) &&
      (startDate === '' || notice.sanctionTime >= startDate) &&
      (endDate === '' || notice.sanctionTime <= endDate) &&
      (keyword === '' || holds(notice, keyword)),
  )
}

/** How many notices there are of each value, most first. */
export const noticeFacets = (
  notices: readonly Notice[],
  of: (notice: Notice) => readonly [code: string, name: string],
): Facet[] =>
  [...Map.groupBy(notices, notice => of(notice)[0])]
    .map(([code, own]) => ({ code, name: of(own[0]!)[1], count: own.length }))
    .sort((a, b) => b.count - a.count)

/** Orange for what must be looked at, grey for history; a Chinese notice in force binds, so it is red. */
export const noticeTone = (status: Notice['status'] | NoticeEntity['status']): Tone =>
  status === 'active' ? 'red' : status === 'delisted' || status === 'suspended' ? 'grey' : 'amber'
