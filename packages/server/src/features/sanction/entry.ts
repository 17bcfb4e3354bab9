export { chinaNotices, type ChinaNotice } from './china-notices.ts'
export { partyNames, viewParty } from './party-view.ts'
export { hitsInquiry, rowsInquiry } from './search-inquiry.ts'
