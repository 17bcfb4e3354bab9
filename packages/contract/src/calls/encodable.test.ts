import { expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from './index.ts'

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Schemas that only decode: a reply that holds one is answered with 500 as soon as the field is there. */
const oneWay = (schema: z.core.$ZodType, path = '', seen = new Set<unknown>()): string[] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod
  if (def.type === 'transform' || def.type === 'catch') return [path]
  const shape = Object.entries(def as object).flatMap(([key, value]: [string, unknown]) =>
    key === 'shape' ? Object.entries(value as object) : [[key, value] as const],
  )
  return shape.flatMap(([key, value]) => {
    const inner: unknown = def.type === 'lazy' && key === 'getter' ? (value as () => unknown)() : value
    return [inner].flat().flatMap(one => (isSchema(one) ? oneWay(one, `${path}.${key}`, seen) : []))
  })
}

test('the walk finds what cannot be encoded, and passes what can', () => {
  const planted = z.object({
    rows: z.array(z.object({ answer: z.preprocess(value => value, z.string()).optional() })),
  })
  expect(oneWay(planted)).toHaveLength(1)
  expect(oneWay(z.object({ a: z.string().transform(Number) }))).toHaveLength(1)
  const codec = z.codec(z.string(), z.number(), { decode: Number, encode: String })
  expect(oneWay(z.object({ day: z.iso.date(), n: z.union([codec, z.literal('')]).nullable() }))).toEqual([])
})

test.each(allCalls.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s answers only with what can be encoded',
  (_, call) => expect(oneWay(call.reply)).toEqual([]),
)
