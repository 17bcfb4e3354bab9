import { noticeState } from '../../vocabulary/dated-state.ts'
import type { OwnershipRule } from '../ownership-rule.ts'

/** China's own clause: subsidiaries of which parties of 管控名单 and 关注名单 hold half. */
export const cn: OwnershipRule = (facts, date) => {
  const notice = facts.cnNotices.find(one => one.kind === 'ownership')
  return {
    nameZh: '中国控股50%条款',
    citation: notice === undefined || date < notice.from ? '' : notice.notice,
    state: notice === undefined ? 'off' : noticeState(notice, date),
    threshold: 'at-least',
    aggregates: true,
    controls: false,
  }
}
