export { chinaNotices, type ChinaNotice } from './china-notices.ts'
