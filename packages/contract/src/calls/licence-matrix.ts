import * as z from 'zod'
import { defineCall } from '../call.ts'
import { controlTexts } from '../limits.ts'
import { absentable } from '../wire.ts'
import { outcome } from './determination.ts'

const riskLevel = z.union([z.literal(0), z.literal(1), z.literal(2)])

const cell = { outcome, outcomeName: z.string(), riskLevel, reasons: z.array(z.string()) }

const matrix = <T extends z.ZodRawShape>(row: T) =>
  z.object({
    rows: z.array(z.object({ ...row, ...cell })),
    counts: z.array(z.object({ outcome, outcomeName: z.string(), count: z.number() })),
    subject: z.string(),
    subjectName: z.string(),
    date: z.string(),
    factsDay: z.string(),
    warnings: z.array(z.string()),
  })

export const mapDestinations = defineCall({
  method: 'GET',
  path: '/api/determination/destinations',
  summary: '一个 ECCN 对全部目的地的判定',
  access: 'public',
  request: z.object({
    eccn: z.string(controlTexts.eccn).trim().min(1, controlTexts.eccn).max(40),
    date: absentable(z.iso.date(controlTexts.date)),
  }),
  reply: matrix({ countryId: z.string(), nameCn: z.string(), name: z.string() }),
})

export const mapItems = defineCall({
  method: 'GET',
  path: '/api/determination/items',
  summary: '一个目的地对全部 ECCN 的判定',
  access: 'public',
  request: z.object({
    countryId: z.string(controlTexts.destination).trim().min(1, controlTexts.destination).max(60),
    date: absentable(z.iso.date(controlTexts.date)),
  }),
  reply: matrix({ eccn: z.string(), name: z.string() }),
})
