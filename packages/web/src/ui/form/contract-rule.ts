import type { FormRule } from 'antd'
import type * as z from 'zod'

const check = (schema: z.ZodType, value: unknown): Promise<void> => {
  const { error } = schema.safeParse(value ?? undefined)
  return error ? Promise.reject(new Error(error.issues[0]?.message)) : Promise.resolve()
}

const refuses = (schema: z.ZodType, value: unknown): boolean => !schema.safeParse(value).success

/** The limits and texts of the contract for one field: what the server would refuse is told at the field. */
export const fieldOf = (schema: z.ZodType): { readonly required: boolean; readonly rules: FormRule[] } => ({
  required: refuses(schema, '') && refuses(schema, undefined),
  rules: [{ validator: (_, value) => check(schema, value) }],
})

/** What the contract asks of all fields together, told at the field that carries this rule. */
export const wholeRule =
  (schema: z.ZodType): FormRule =>
  ({ getFieldsValue }) => ({ validator: () => check(schema, getFieldsValue()) })
