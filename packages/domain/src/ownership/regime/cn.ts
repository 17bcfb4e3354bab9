import { noticeState } from '../../vocabulary/dated-state.ts'
import type { OwnershipRule } from '../ownership-rule.ts'

/** China's own clause: subsidiaries of which parties of 管控名单 and 关注名单 hold half. */
export const cn: OwnershipRule = (facts, date) => {
  const notice = facts.cnNotices.find(one => one.kind === 'ownership')
  return {
    // A licensing policy for the rare earths of its notice, not a restriction for all goods.
    nameZh: '中国控股50%条款（只及公告2025年第61号所列稀土物项的许可）',
    citation: notice === undefined || date < notice.from ? '' : notice.notice,
    state: notice === undefined ? 'off' : noticeState(notice, date),
    threshold: 'at-least',
    aggregates: true,
    controls: false,
  }
}
