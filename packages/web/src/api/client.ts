import type { Call } from '@maojian/contract/call'
import { codes, codeTexts, quotaCodes, successCodes, type Code } from '@maojian/contract/codes'
import { networkFailure } from '@maojian/contract/limits'
import * as z from 'zod'
import { CallFault, unreachable } from './call-fault.ts'
import { formEncode } from './form-encode.ts'
import type { Notices } from './notices.ts'
import type { SessionStore } from './session-store.ts'

// The content policy forbids eval; zod would try it once and be reported.
z.config({ jitless: true })

export interface Sending {
  readonly signal?: AbortSignal
  /** Nobody asked for this call (suggestions, restoring a session): a failure is thrown but not shown. */
  readonly quiet?: boolean
  /** The file that a call takes as its body. */
  readonly file?: Blob
}

export interface ClientParts {
  readonly base: string
  readonly fetch: typeof fetch
  readonly session: SessionStore
  readonly notices: Notices
}

export type Send = <Req extends z.ZodType, Res extends z.ZodType>(
  call: Call<Req, Res>,
  input: z.input<Req>,
  sending?: Sending,
) => Promise<z.output<Res>>

interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
  readonly requestId: string
}

const fieldsOf = (request: z.ZodType, input: unknown): Record<string, unknown> => {
  if (request instanceof z.ZodCodec) return z.encode(request, input as never) as Record<string, unknown>
  const parsed = request.safeParse(input)
  if (parsed.success) return parsed.data as Record<string, unknown>
  throw new CallFault(codes.badInput, parsed.error.issues[0]?.message ?? codeTexts[codes.badInput])
}

const headersFor = (sessionId: string | undefined): Record<string, string> =>
  sessionId === undefined ? {} : { Authorization: sessionId, 'X-Access-Token': sessionId }

const octets = { 'Content-Type': 'application/octet-stream' }

const withQuery = (path: string, form: URLSearchParams): string =>
  form.size === 0 ? path : `${path}?${form.toString()}`

const prepare = (call: Call, fields: Record<string, unknown>, file?: Blob): [string, RequestInit] => {
  const form = formEncode(fields)
  if (file) return [withQuery(call.path, form), { method: 'POST', body: file, headers: octets }]
  if (call.method === 'POST') return [call.path, { method: 'POST', body: form }]
  return [withQuery(call.path, form), { method: 'GET' }]
}

/** Where a browser fetches the file that a call answers; the cookie of our own page opens it. */
export const fileAddress = <Req extends z.ZodType>(call: Call<Req>, input: z.input<Req>): string =>
  withQuery(call.path, formEncode(fieldsOf(call.request, input)))

const textOf = (code: number): string => codeTexts[code as Code] ?? codeTexts[codes.fault]

/** An answer that is no envelope (a proxy's page, an unknown path) counts as a fault of its HTTP status. */
const readEnvelope = async (response: Response): Promise<Envelope> => {
  const requestId = response.headers.get('x-request-id') ?? ''
  const body = (await response.json().catch(() => undefined)) as Partial<Envelope> | undefined
  if (typeof body?.code === 'number')
    return {
      code: body.code,
      message: body.message || textOf(body.code),
      data: body.data,
      requestId: body.requestId ?? requestId,
    }
  const code = response.ok ? codes.fault : response.status
  return { code, message: textOf(code), data: undefined, requestId }
}

const exchange = async (parts: ClientParts, path: string, init: RequestInit): Promise<Envelope> => {
  const response = await parts.fetch(parts.base + path, init).catch((cause: unknown) => {
    if (init.signal?.aborted === true) throw cause
    throw new CallFault(unreachable, networkFailure)
  })
  return readEnvelope(response)
}

const sessionRefused = (parts: ClientParts, held: string | undefined, text: string): void => {
  if (held === undefined) return parts.notices.askLogin()
  // Of several calls refused together, the first clears; a session newer than the refused one stays.
  if (parts.session.get()?.sessionId !== held) return
  parts.session.clear()
  parts.notices.sessionLost(text)
}

const showFault = (parts: ClientParts, held: string | undefined, fault: CallFault): void => {
  if (fault.code === codes.sessionNeeded) sessionRefused(parts, held, fault.message)
  else if (fault.code === codes.membership) parts.notices.membership(fault.message)
  else if (quotaCodes.has(fault.code)) parts.notices.quota(fault.message)
  else parts.notices.error(fault.message)
}

const unwrap = <Res extends z.ZodType>(reply: Res, envelope: Envelope): z.output<Res> => {
  if (!successCodes.has(envelope.code))
    throw new CallFault(envelope.code, envelope.message, envelope.requestId)
  const data = reply.safeParse(envelope.data)
  if (data.success) return data.data
  throw new CallFault(codes.fault, textOf(codes.fault), envelope.requestId)
}

/** The only sender: encodes, sends, unwraps, and alone acts on 126, 127 and the quota codes (spec 000 §8). */
export const createClient =
  (parts: ClientParts): Send =>
  async (call, input, sending = {}) => {
    const held = parts.session.get()?.sessionId
    try {
      const [path, init] = prepare(call, fieldsOf(call.request, input), sending.file)
      const signal = sending.signal ? { signal: sending.signal } : {}
      const envelope = await exchange(parts, path, {
        ...init,
        ...signal,
        headers: { ...headersFor(held), ...init.headers },
      })
      return unwrap(call.reply, envelope)
    } catch (error) {
      if (error instanceof CallFault && sending.quiet !== true) showFault(parts, held, error)
      throw error
    }
  }
