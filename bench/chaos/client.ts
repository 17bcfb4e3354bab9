import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { administrator } from './database.ts'

export interface Answer {
  readonly status: number
  readonly code: number
  readonly data: Readonly<Record<string, unknown>>
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const timeoutMs = 20_000

interface Sending {
  readonly type?: string
  readonly session?: string
}

/** An answer, or undefined when the server was not there to give one. */
export const send = (
  url: string,
  body: string | undefined,
  { type = 'application/x-www-form-urlencoded', session = '' }: Sending = {},
): Promise<Answer | undefined> =>
  new Promise(resolve => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { 'content-type': type, authorization: session }
    const sent = request(url, { method, agent, headers, timeout: timeoutMs }, reply => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', () => resolve(undefined))
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        const {
          code = 0,
          data = {},
          ...rest
        } = text.startsWith('{') ? (JSON.parse(text) as Partial<Answer>) : {}
        resolve({ status: reply.statusCode ?? 0, code, data: { ...rest, ...data } })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', () => resolve(undefined))
    sent.end(body)
  })

export const form = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString()

export const logIn = async (url: string): Promise<string> => {
  const pwd = createHash('md5').update(administrator.password).digest('hex')
  const answer = await send(`${url}/api/login/phone`, form({ phoneNum: administrator.phone, pwd }))
  const { sessionId } = answer?.data ?? {}
  if (typeof sessionId === 'string') return sessionId
  throw new Error('the administrator cannot log in')
}

export const closeClient = (): void => agent.destroy()
