import * as z from 'zod'

interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

type Definitions = NonNullable<Schema['$defs']>

/** A reference is followed once: what contains itself is named where it begins again. */
const walk = (schema: Schema, path: string, definitions: Definitions): string[] => {
  const { [schema.$ref?.split('/').at(-1) ?? '']: target, ...others } = definitions
  if (target) return walk(target, path, others)
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [at, ...walk(inner, at, definitions)]
  })
  const items = schema.items ? walk(schema.items, `${path}[]`, definitions) : []
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [...named, ...items, ...alternatives.flatMap(one => walk(one, path, definitions))]
}

/** Every field that a schema has on the wire, as paths (`data[].id`), each once, in order. */
export const wireFields = (schema: z.ZodType): string[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return [...new Set(walk(json, '', json.$defs ?? {}))]
}
