import { codeTexts } from '@maojian/contract/codes'
import type { Call } from '@maojian/contract/call'
import * as z from 'zod'

type Json = Record<string, unknown>

/** The wire side of a schema: what the caller writes and what the answer holds. */
const wireSchema = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return rest
}

const objectsOf = (schema: Json): Json[] => {
  const branches = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  return branches ? branches.flatMap(objectsOf) : [schema]
}

/** Query parameters of a GET; of a union of objects, every field of each, required where all require it. */
const parameters = (schema: Json): Json[] => {
  const objects = objectsOf(schema)
  const fields = new Map(objects.flatMap(one => Object.entries((one['properties'] ?? {}) as Json)))
  const needed = (name: string): boolean =>
    objects.every(one => ((one['required'] ?? []) as string[]).includes(name))
  return [...fields].map(([name, type]) => ({ name, in: 'query', required: needed(name), schema: type }))
}

const requestOf = (call: Call): Json => {
  const schema = wireSchema(call.request)
  if (call.method === 'GET') return { parameters: parameters(schema) }
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (call.streamBytes !== undefined)
    return { parameters: parameters(schema), requestBody: { content: file } }
  const content = { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } }
  return { requestBody: { content } }
}

const responseOf = (call: Call): Json => ({
  description: '信封：code 200 为成功，其余见说明',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: {
          code: { type: 'integer', enum: Object.keys(codeTexts).map(Number) },
          message: { type: 'string' },
          data: { anyOf: [wireSchema(call.reply), { type: 'null' }] },
        },
      },
    },
  },
})

const accessText = ({ access }: Call): string => {
  if (typeof access === 'object') return `需要登录，角色 ${access.roles.join('、')}`
  return { public: '无需登录', visitor: '无需登录，访客每日限次', session: '需要登录' }[access]
}

const operation = (call: Call): Json => ({
  summary: call.summary,
  description: accessText(call),
  tags: [call.path.split('/')[2] ?? 'api'],
  ...requestOf(call),
  responses: { 200: responseOf(call) },
  security: call.access === 'public' ? [] : [{ session: [] }, { token: [] }],
})

/** `:name` of a path as OpenAPI writes it. */
const braced = (path: string): string => path.replace(/:([a-z]+)/gu, '{$1}')

/** OpenAPI 3.1 of the calls, made from the very schemas that guard them. */
export const openApi = (calls: readonly Call[]): Json => {
  const paths: Record<string, Json> = {}
  for (const call of calls)
    for (const path of [call.path, ...(call.also ?? [])])
      paths[braced(path)] = { ...paths[braced(path)], [call.method.toLowerCase()]: operation(call) }
  const codeList = Object.entries(codeTexts).map(([code, text]) => `- ${code} ${text}`)
  return {
    openapi: '3.1.0',
    info: { title: '贸鉴 API', version: '1.0.0', description: `信封 code 的含义：\n${codeList.join('\n')}` },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization' },
        token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
      },
    },
  }
}
