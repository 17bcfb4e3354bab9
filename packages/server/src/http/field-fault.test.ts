import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type FieldFault, readFields } from './field-fault.ts'

const schema = z.strictObject({
  kind: z.enum(['destination', 'transit']),
  version: z.literal(1),
  value: z.number().min(0),
  share: z.number().lt(100),
  step: z.number().multipleOf(5),
  name: z.string().min(1).max(4),
  code: z.string().regex(/^[A-Z]+$/),
  rows: z.array(z.string()).min(1).max(2),
  answers: z.partialRecord(z.enum(['101', '102']), z.number()),
  either: z.union([z.number(), z.boolean()]),
  day: z.iso.date(),
})

const right = {
  kind: 'transit',
  version: 1,
  value: 0,
  share: 5,
  step: 10,
  name: '甲',
  code: 'A',
  rows: ['一'],
  answers: { 101: 1 },
  either: true,
  day: '2026-11-23',
}

const faultOf = (fields: Readonly<Record<string, unknown>>): readonly [string, string] => {
  try {
    readFields(schema, { ...right, ...fields })
  } catch (fault) {
    const { field, reason } = fault as FieldFault
    return [field, reason]
  }
  return ['', '']
}

describe('bad input is told in Chinese, with the field and what to do', () => {
  it.each([
    [{ kind: 'via' }, 'kind', '应为 destination、transit 之一'],
    [{ version: 2 }, 'version', '应为 1'],
    [{ value: -4 }, 'value', '不得小于 0'],
    [{ share: 100 }, 'share', '应小于 100'],
    [{ step: 7 }, 'step', '应为 5 的倍数'],
    [{ name: '' }, 'name', '不得为空'],
    [{ name: '甲乙丙丁戊' }, 'name', '不得超过 4 个字'],
    [{ name: 4 }, 'name', '应为文字'],
    [{ code: 'a' }, 'code', '格式不符'],
    [{ rows: [] }, 'rows', '不得为空列表'],
    [{ rows: ['一', '二', '三'] }, 'rows', '不得超过 2 项'],
    [{ rows: ['一', 2] }, 'rows[1]', '应为文字'],
    [{ answers: { 150: 1 } }, 'answers.150', '不认识的字段'],
    [{ either: '是' }, 'either', '内容不符合要求'],
    [{ day: '23/11/2026' }, 'day', '日期应为 yyyy-MM-dd，如 2026-11-23'],
    [{ other: 1 }, 'other', '不认识的字段'],
  ])('%j', (fields, field, reason) => {
    expect(faultOf(fields)).toEqual([field, reason])
  })
})
