import { codes, type Code } from '@maojian/contract/codes'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiKey } from '../../features/account/entry.ts'
import { failure } from '../envelope.ts'
import { Fault } from '../fault.ts'
import type { Json } from '../openapi-schemas.ts'
import type { Route } from '../route.ts'
import { readToken } from '../session-token.ts'
import { createAssistantServer, type AssistantTool } from './assistant-server.ts'

const path = '/mcp'

/** Fields of a query: every value is text. */
const queryOf = (question: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(question).flatMap(([key, value]) =>
      value === undefined || value === null
        ? []
        : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )

interface Caller {
  readonly key: string
  readonly address: string
}

/** The tool is the call itself: session, quota, limits and record are those of its own address. */
const toolOf = (app: FastifyInstance, { call }: Route, { key, address }: Caller): AssistantTool => ({
  name: call.tool ?? '',
  about: call.summary,
  input: call.request,
  answer: async question => {
    const reply = await app.inject({
      method: call.method,
      url: call.path,
      remoteAddress: address,
      headers: { authorization: `Bearer ${key}` },
      ...(call.method === 'GET' ? { query: queryOf(question) } : { payload: question }),
    })
    const { code, message, data } = reply.json<{ code: Code; message: string; data: unknown }>()
    if (code !== codes.ok) throw new Fault(code, message)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Json) : { data }
  },
})

const refuse = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send(failure(codes.sessionNeeded, '请在 Authorization 头中带上 API 密钥；在“账户 → API 密钥”中新建'))

/** /mcp: the calls that name a tool, for assistants that show an API key (Streamable HTTP, without sessions of its own). */
export const bindAssistant = (app: FastifyInstance, routes: readonly Route[]): void => {
  const offered = routes.filter(({ call }) => call.tool !== undefined)
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = readToken(request, false)
    if (key === undefined || !isApiKey(key)) return void refuse(reply)
    const caller = { key, address: request.ip }
    const server = createAssistantServer(offered.map(route => toolOf(app, route, caller)))
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders() as Record<string, string>)))
    reply.hijack()
    reply.raw.on('close', () => void server.close())
    await server.connect(transport)
    await transport.handleRequest(request.raw, reply.raw, request.body)
  }
  app.post(path, answer)
}
