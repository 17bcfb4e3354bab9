import type { AnyInquiry } from '../engine/inquiry.ts'
import { hitsInquiry, rowsInquiry } from '../features/sanction/entry.ts'
import { matchInquiry } from '../features/screening/entry.ts'

/** Every inquiry that a thread may answer. */
export const allInquiries: readonly AnyInquiry[] = [hitsInquiry, rowsInquiry, matchInquiry]
