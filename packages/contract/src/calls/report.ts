import * as z from 'zod'
import { defineCall } from '../call.ts'
import { forCompliance } from '../roles.ts'
import { wireInt } from '../wire.ts'

/** Reports older than this are to be made again, whatever changed. */
export const rescreenDays = 90
/** Decisions whose day of review is so near are told ahead. */
export const reviewSoonDays = 30

/** What waits for somebody of the organisation, and what was screened day by day. */
export const complianceFigures = defineCall({
  method: 'GET',
  path: '/api/report/figures',
  summary: '合规报告：本机构的待办、应重新筛查的项目和每日筛查结论',
  access: forCompliance,
  request: z.object({ days: wireInt(1, 366).default(30) }),
  reply: z.object({
    open: z.object({
      /** Decisions that wait for a second person. */
      proposedDecisions: z.number(),
      /** Decisions whose day of review has passed: they no longer count. */
      lapsedDecisions: z.number(),
      /** Decisions to be reviewed within `reviewSoonDays`. */
      dueDecisions: z.number(),
      /** Newest reports of projects that nobody has signed off. */
      openReports: z.number(),
    }),
    rescreen: z.object({
      /** Projects that were changed after their newest report. */
      changedProjects: z.number(),
      /** Newest reports made on other lists than those in service. */
      otherLists: z.number(),
      /** Newest reports older than `rescreenDays`. */
      overdue: z.number(),
    }),
    /** Every day of the period, oldest first: records by verdict. */
    trend: z.array(
      z.object({
        day: z.string(),
        hit: z.number(),
        possible: z.number(),
        clear: z.number(),
        unasked: z.number(),
      }),
    ),
  }),
})
