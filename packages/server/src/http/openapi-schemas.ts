import * as z from 'zod'

export type Json = Record<string, unknown>

const inDocument = '#/components/schemas/'

/** References to the definitions of one schema, as references into the document under a name of their own. */
const renamed = (value: unknown, prefix: string): unknown => {
  if (Array.isArray(value)) return value.map(one => renamed(one, prefix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const local =
        key === '$ref' && typeof one === 'string' ? /^#\/\$defs\/(.+)$/u.exec(one)?.[1] : undefined
      return [key, local === undefined ? renamed(one, prefix) : `${inDocument}${prefix}${local}`]
    }),
  )
}

/** Wire sides of schemas, with what they define in common gathered for `components`. */
export const createSchemas = () => {
  const components: Json = {}
  return {
    components,
    /** What the caller writes or the answer holds; `name` is unique in the document. */
    wireSchema: (schema: z.ZodType, name: string): Json => {
      const options = { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' } as const
      const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, options) as Json
      const prefix = `${name}.`
      for (const [key, one] of Object.entries($defs as Json)) components[prefix + key] = renamed(one, prefix)
      return renamed(rest, prefix) as Json
    },
  }
}

export type Schemas = ReturnType<typeof createSchemas>
