import * as z from 'zod'
import { defineCall } from '../call.ts'
import { classificationLimits as limits } from '../limits.ts'
import { blankable, wireInt } from '../wire.ts'

/** A code of one list, as it stands there. */
const about = { title: z.string(), why: z.string(), thresholds: z.string().optional() }
const candidate = z.union([
  z.strictObject({ eccn: z.string(), ...about }),
  z.strictObject({ cnCode: z.string(), ...about }),
])

export const pathQuestion = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** Question asked next; '' where the path ends. */
      next: z.string(),
      codes: z.array(z.string()),
    }),
  ),
})

/** Candidate codes of a product by the name that people use for it; never EAR99 because nothing was found. */
export const classifyProduct = defineCall({
  method: 'POST',
  path: '/api/classification',
  summary: '按产品名称查找可能的 ECCN 与中国管制编码',
  access: 'public',
  apiKey: true,
  tool: 'classify',
  request: z.strictObject({
    name: z.string('请填写产品名称').trim().min(1, '请填写产品名称').max(limits.name),
    limit: blankable(wireInt(1, limits.candidates)),
  }),
  reply: z.object({
    name: z.string(),
    candidates: z.array(candidate),
    ask: z.array(pathQuestion),
    usual: z.literal('EAR99').nullable(),
    why: z.string(),
  }),
})
