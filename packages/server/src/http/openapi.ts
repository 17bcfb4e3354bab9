import { codeTexts } from '@maojian/contract/codes'
import type { Call } from '@maojian/contract/call'
import { createSchemas, type Json, type Schemas } from './openapi-schemas.ts'

/** `:name` of a path as OpenAPI writes it. */
const braced = (path: string): string => path.replace(/:([a-z]+)/gu, '{$1}')

const namesIn = (path: string): string[] => [...path.matchAll(/:([a-z]+)/gu)].map(found => found[1]!)

/** One name for a path, as component names may be written. */
const nameOf = ({ path }: Call, side: string): string =>
  `${path.replace(/[^a-zA-Z0-9]+/gu, '_').slice(1)}.${side}`

const objectsOf = (schema: Json): Json[] => {
  const branches = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  return branches ? branches.flatMap(objectsOf) : [schema]
}

/** Fields in path and query; of a union of objects, every field of each, required where all require it. */
const parameters = (schema: Json, inPath: readonly string[]): Json[] => {
  const objects = objectsOf(schema)
  const fields = new Map(objects.flatMap(one => Object.entries((one['properties'] ?? {}) as Json)))
  const needed = (name: string): boolean =>
    objects.every(one => ((one['required'] ?? []) as string[]).includes(name))
  return [...fields].map(([name, type]) =>
    inPath.includes(name)
      ? { name, in: 'path', required: true, schema: type }
      : { name, in: 'query', required: needed(name), schema: type },
  )
}

/** What is left of a body whose other fields stand in the path. */
const withoutFields = (schema: Json, names: readonly string[]): Json => {
  if (names.length === 0) return schema
  const {
    properties = {},
    required = [],
    ...rest
  } = schema as {
    properties?: Json
    required?: readonly string[]
  }
  const left = Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))
  return { ...rest, properties: left, required: required.filter(name => !names.includes(name)) }
}

const requestOf = (call: Call, path: string, { wireSchema }: Schemas): Json => {
  const schema = wireSchema(call.request, nameOf(call, 'request'))
  const inPath = namesIn(path)
  if (call.method === 'GET') return { parameters: parameters(schema, inPath) }
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (call.streamBytes !== undefined)
    return { parameters: parameters(schema, inPath), requestBody: { content: file } }
  const body = { schema: withoutFields(schema, inPath) }
  const content = call.upload
    ? { 'multipart/form-data': body }
    : { 'application/x-www-form-urlencoded': body, 'application/json': body }
  const placed = parameters(schema, inPath).filter(one => one['in'] === 'path')
  return { ...(placed.length > 0 && { parameters: placed }), requestBody: { content } }
}

const enveloped = (schema: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', enum: Object.keys(codeTexts).map(Number) },
    message: { type: 'string' },
    data: { anyOf: [schema, { type: 'null' }] },
  },
})

const responseOf = (call: Call, { wireSchema }: Schemas): Json => {
  if (call.answers === 'events')
    return { description: '事件流', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  const json = (schema: Json): Json => ({ 'application/json': { schema } })
  const reply = wireSchema(call.reply, nameOf(call, 'reply'))
  if (call.answers === 'plain') return { description: '成功；出错时为 HTTP 状态码', content: json(reply) }
  const content = json(enveloped(reply))
  if (call.answers !== 'file') return { description: '信封：code 200 为成功，其余见说明', content }
  const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { description: '文件；出错时为信封', content: { ...content, ...bytes } }
}

const accessText = ({ access }: Call): string => {
  if (typeof access === 'object') return `需要登录，角色 ${access.roles.join('、')}`
  return { public: '无需登录', visitor: '无需登录，访客每日限次', session: '需要登录' }[access]
}

const operation = (call: Call, path: string, schemas: Schemas): Json => ({
  summary: call.summary,
  description: accessText(call),
  tags: [call.path.split('/')[2] ?? 'api'],
  ...requestOf(call, path, schemas),
  responses: { 200: responseOf(call, schemas) },
  security: call.access === 'public' ? [] : [{ session: [] }, { token: [] }],
})

/** OpenAPI 3.1 of the calls, made from the very schemas that guard them. */
export const openApi = (calls: readonly Call[]): Json => {
  const paths: Record<string, Json> = {}
  const schemas = createSchemas()
  for (const call of calls)
    for (const path of [call.path, ...(call.also ?? [])])
      paths[braced(path)] = {
        ...paths[braced(path)],
        [call.method.toLowerCase()]: operation(call, path, schemas),
      }
  const codeList = Object.entries(codeTexts).map(([code, text]) => `- ${code} ${text}`)
  return {
    openapi: '3.1.0',
    info: { title: '贸鉴 API', version: '1.0.0', description: `信封 code 的含义：\n${codeList.join('\n')}` },
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization' },
        token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
      },
    },
  }
}
