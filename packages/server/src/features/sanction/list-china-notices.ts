import type { listChinaNotices as call } from '@maojian/contract/calls/china'
import type { Verb } from '../../http/route.ts'
import { chinaNotices } from './china-notices.ts'

export const listChinaNotices: Verb<typeof call> = async (context, { list, department, status }) =>
  (await chinaNotices(context)).filter(
    notice =>
      (list === undefined || notice.list === list) &&
      (department === undefined || notice.department === department) &&
      (status === undefined || notice.status === status),
  )
