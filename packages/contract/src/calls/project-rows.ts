import {
  addressKinds,
  bankTypes,
  logisticsTypes,
  partnerTypes,
  type BankType,
  type LogisticsType,
} from '@maojian/domain/vocabulary/project-kind'
import * as z from 'zod'
import { atMost } from '../limits.ts'
import { projectLimits } from '../project-rules.ts'
import { keyOf } from '../wire.ts'

/** A draft is saved as far as it goes: every field of a row may be empty. */
const text = (what: string, most: number) => z.string().trim().max(most, atMost(what, most)).default('')
const name = text('名称', projectLimits.subject)
const code = text('编码', 20)
const rowId = z.string().max(40).default('')
const place = text('国家', 80)

/** A number that a form may send as text, or leave out. */
const choice = (count: number) =>
  z.preprocess(
    value => (value === '' || value === null || value === undefined ? null : Number(value)),
    z
      .number()
      .int()
      .min(0)
      .max(count - 1)
      .nullable(),
  )

const flag = z.preprocess(value => (Number(value) === 1 ? 1 : 0), z.literal([0, 1]))

const chosen = <T extends string>(all: Readonly<Record<T, string>>) =>
  keyOf(all).or(z.literal('')).default('')

export const countryInput = z.object({
  id: rowId,
  type: choice(addressKinds.length),
  /** ISO code; a name is understood too. */
  countryId: place,
  country: place,
  /** 1: goods are sent on from the destination to here; only with kind 4. */
  reexport: flag,
})

export const partnerInput = z.object({
  id: rowId,
  type: choice(partnerTypes.length),
  name,
  country: place,
})

export const endUseAnswer = z.object({
  questionId: z.coerce.number().int().min(101, '编号应为 101–112').max(112, '编号应为 101–112'),
  answer: choice(3),
})

export const logisticsInput = z.object({
  id: rowId,
  type: chosen<LogisticsType>(logisticsTypes),
  name,
  imo: code,
  tail: code,
  /** UN/LOCODE of a port, code of an airport. */
  code,
  countryId: place,
})

/** A port where a vessel has been, as typed or imported. */
export const stopInput = z.object({
  id: rowId,
  vessel: name,
  port: name,
  country: place,
  date: z.iso.date('日期应为 yyyy-MM-dd').or(z.literal('')).default(''),
})

export const bankInput = z.object({
  id: rowId,
  type: chosen<BankType>(bankTypes),
  name,
  bic: code,
  country: place,
  currency: text('货币', 3),
})

const rows = <T extends z.ZodType>(row: T) =>
  z.array(row).max(projectLimits.rows, `最多 ${projectLimits.rows} 行`)

export const countryInputs = rows(countryInput)
export const partnerInputs = rows(partnerInput)
export const endUseAnswers = z
  .array(endUseAnswer)
  .max(12)
  .refine(
    all =>
      !all.some(one => one.questionId === 112 && one.answer === 1) ||
      all.every(one => one.questionId === 112 || one.answer === 0 || one.answer === null),
    '选项 112“以上均不涉及”不能与答为“是”或“不清楚”的选项同时选择',
  )
/** `none`: the section does not concern this deal. */
export const logisticsInputs = z.object({
  none: flag,
  entityList: rows(logisticsInput).default([]),
  historyStopList: rows(stopInput).default([]),
})
export const settlementInputs = z.object({ none: flag, bankList: rows(bankInput).default([]) })

const ticked = z.literal([0, 1])
const riskLevel = z.literal([0, 1, 2])
/** What the finding asks; '' where its rule does not tell. */
const word = z.string()
/** What stands behind a level, in one sentence; '' where nothing was found. */
const reason = z.string()

export const countryRow = z.object({
  id: z.string(),
  type: z.number().nullable(),
  countryId: z.string(),
  country: z.string(),
  reexport: ticked,
  riskLevel: z.enum(['0', '1', '2']),
  reason,
  citation: z.string(),
})

export const partnerRow = z.object({
  id: z.string(),
  type: z.number().nullable(),
  name: z.string(),
  country: z.string(),
  riskLevel,
  word,
  reason,
  lists: z.array(z.string()),
  /** Whether the enterprise graph holds an enterprise of the name. */
  inGraph: z.boolean(),
  /** What the organisation has decided about the matches; '' nothing yet. */
  decided: z.string(),
})

export const projectItem = z.object({
  id: z.string(),
  /** Of this item; sent back by who edits it. */
  version: z.number(),
  name: z.string(),
  riskLevel,
  word,
  reason,
  /** Whom the mark is about where that is not the item: somebody with whom nobody may deal. */
  head: z.string(),
  eccn: z.string(),
  /** By what was said of its origin it is not subject to the EAR: an ECCN means nothing of it. */
  outsideEar: z.boolean(),
  cnCode: z.string(),
  hsCode: z.string(),
  value: z.number().nullable(),
  currency: z.string(),
  /** 1 yes, 0 no, null not said. */
  usOrigin: z.number().nullable(),
  usContentPercent: z.number().nullable(),
  usTechnology: z.number().nullable(),
  facts: z.record(z.string(), z.enum(['yes', 'no', 'unclear'])),
  /** What must be answered before the determination decides. */
  open: z.array(z.object({ id: z.string(), text: z.string() })),
})

export const endUseRow = z.object({
  questionId: z.number(),
  answer: z.number().nullable(),
  question: z.string(),
  citation: z.string(),
  riskLevel,
})

const logisticsRow = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  imo: z.string(),
  tail: z.string(),
  code: z.string(),
  countryId: z.string(),
  riskLevel,
  word,
  reason,
})

const stopRow = z.object({
  id: z.string(),
  vessel: z.string(),
  port: z.string(),
  country: z.string(),
  date: z.string(),
  riskLevel,
  word,
  reason,
})

const bankRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bic: z.string(),
  country: z.string(),
  currency: z.string(),
  riskLevel,
  word,
  reason,
})

export const logisticsDetail = z.object({
  none: ticked,
  entityList: z.array(logisticsRow),
  historyStopList: z.array(stopRow),
})

export const settlementDetail = z.object({ none: ticked, bankList: z.array(bankRow) })
