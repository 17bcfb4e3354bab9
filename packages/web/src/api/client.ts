import { accepted, type Accepted } from '@maojian/contract/accepted'
import type { Call } from '@maojian/contract/call'
import { codes, codeTexts, quotaCodes, successCodes, type Code } from '@maojian/contract/codes'
import { loginTexts, networkFailure } from '@maojian/contract/limits'
import '@maojian/contract/zod-locale'
import { showDirectionSigns } from '@maojian/domain/vocabulary/direction-signs'
import * as z from 'zod'
import { CallFault, unreachable } from './call-fault.ts'
import { formEncode } from './form-encode.ts'
import type { Notices } from './notices.ts'
import { plainWords } from './refusal.ts'
import type { SessionStore } from './session-store.ts'

export interface Sending {
  readonly signal?: AbortSignal
  /** Nobody asked for this call (suggestions, restoring a session): a failure is thrown but not shown. */
  readonly quiet?: boolean
  /** The file that a call takes as its body. */
  readonly file?: Blob
  /** A form shows plain refusals at its fields; a lost session, membership and quota are still announced. */
  readonly placed?: boolean
  /** Files of an upload, by field. */
  readonly files?: Readonly<Record<string, File>>
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

const multipart = (form: URLSearchParams, files: Readonly<Record<string, File>>): FormData => {
  const body = new FormData()
  for (const [name, value] of form) body.set(name, value)
  for (const [name, file] of Object.entries(files)) body.set(name, file)
  return body
}

const prepare = (call: Call, fields: Record<string, unknown>, sending: Sending): [string, RequestInit] => {
  const form = formEncode(fields)
  if (sending.file)
    return [withQuery(call.path, form), { method: 'POST', body: sending.file, headers: octets }]
  if (call.upload) return [call.path, { method: 'POST', body: multipart(form, sending.files ?? {}) }]
  if (call.method === 'POST') return [call.path, { method: 'POST', body: form }]
  return [withQuery(call.path, form), { method: 'GET' }]
}

/** Where a browser fetches the file that a call answers; the cookie of our own page opens it. */
export const fileAddress = <Req extends z.ZodType>(call: Call<Req>, input: z.input<Req>): string =>
  withQuery(call.path, formEncode(fieldsOf(call.request, input)))

const textOf = (code: number): string => codeTexts[code as Code] ?? codeTexts[codes.fault]

/** What somebody typed once stands among our words on every page: no sign in it may turn them about. */
const readBody = async (response: Response): Promise<Partial<Envelope> | undefined> =>
  JSON.parse(showDirectionSigns(await response.text())) as Partial<Envelope>

/** An answer that is no envelope (a proxy's page, an unknown path) counts as a fault of its HTTP status. */
const readEnvelope = async (response: Response): Promise<Envelope> => {
  const requestId = response.headers.get('x-request-id') ?? ''
  const body = await readBody(response).catch(() => undefined)
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

const reach = (parts: ClientParts, path: string, init: RequestInit): Promise<Response> =>
  parts.fetch(parts.base + path, init).catch((cause: unknown) => {
    if (init.signal?.aborted === true) throw cause
    throw new CallFault(unreachable, networkFailure)
  })

const sessionRefused = (parts: ClientParts, held: string | undefined, text: string): void => {
  // What the server says of headers is for programs.
  if (held === undefined) return parts.notices.askLogin(loginTexts.visitor)
  // Of several calls refused together, the first clears; a session newer than the refused one stays.
  if (parts.session.get()?.sessionId !== held) return
  parts.session.lose()
  parts.notices.sessionLost(text)
}

/** Faults that a form may place: nothing but their text tells what to do. */
const isPlain = (code: number): boolean =>
  code !== codes.sessionNeeded && code !== codes.membership && !quotaCodes.has(code)

const showFault = (parts: ClientParts, held: string | undefined, fault: CallFault): void => {
  if (fault.code === codes.sessionNeeded) sessionRefused(parts, held, fault.message)
  else if (fault.code === codes.membership) parts.notices.membership(fault.message)
  else if (quotaCodes.has(fault.code)) parts.notices.quota(fault.message)
  else parts.notices.error(plainWords(fault.message))
}

const readReply = <Res extends z.ZodType>(reply: Res, { data, requestId }: Envelope): z.output<Res> => {
  const read = reply.safeParse(data)
  if (read.success) return read.data
  throw new CallFault(codes.fault, textOf(codes.fault), requestId)
}

const unwrap = <Res extends z.ZodType>(reply: Res, envelope: Envelope): z.output<Res> => {
  const { code, message, requestId } = envelope
  if (successCodes.has(code)) return readReply(reply, envelope)
  const standing = code === codes.changedElsewhere ? readReply(reply, envelope) : undefined
  throw new CallFault(code, message, requestId, standing)
}

/** Shows what went wrong, once, unless nobody asked or a form places it; the caller gets it all the same. */
const guarded = async <T>(
  parts: ClientParts,
  sending: Sending,
  run: (held: string | undefined) => Promise<T>,
): Promise<T> => {
  const held = parts.session.get()?.sessionId
  try {
    return await run(held)
  } catch (error) {
    const silent = (fault: CallFault) => sending.quiet === true || (sending.placed && isPlain(fault.code))
    if (error instanceof CallFault && !silent(error)) showFault(parts, held, error)
    throw error
  }
}

/** The only sender: encodes, sends, unwraps, and alone acts on 126, 127 and the quota codes (spec 000 §8). */
export const createClient =
  (parts: ClientParts): Send =>
  (call, input, sending = {}) =>
    guarded(parts, sending, async held => {
      const [path, init] = prepare(call, fieldsOf(call.request, input), sending)
      const signal = sending.signal ? { signal: sending.signal } : {}
      const response = await reach(parts, path, {
        ...init,
        ...signal,
        headers: { ...headersFor(held), ...init.headers },
      })
      return unwrap(call.reply, await readEnvelope(response))
    })

export interface DownloadedFile {
  readonly name: string
  readonly content: Blob
}

export interface Waiting {
  readonly signal?: AbortSignal
  readonly onProgress?: (job: Accepted) => void
}

export type Download = <Req extends z.ZodType>(
  call: Call<Req>,
  input: z.input<Req>,
  waiting?: Waiting,
) => Promise<DownloadedFile>

const fileName = (response: Response): string => {
  const stated = response.headers.get('content-disposition') ?? ''
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/u.exec(stated)?.[1] ?? 'download')
}

const isEnvelope = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('application/json')

const firstPauseMs = 300
const longestPauseMs = 2000

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Fetches what a call answers as a file; while the server makes it (202), asks again at growing distances. */
export const createDownload =
  (parts: ClientParts, pause = sleep): Download =>
  (call, input, { signal, onProgress } = {}) =>
    guarded(parts, {}, async held => {
      const path = fileAddress(call, input)
      for (let wait = firstPauseMs; ; wait = Math.min(wait * 1.5, longestPauseMs)) {
        const response = await reach(parts, path, { headers: headersFor(held), ...(signal && { signal }) })
        if (!isEnvelope(response)) {
          if (response.ok) return { name: fileName(response), content: await response.blob() }
          throw new CallFault(response.status, textOf(response.status))
        }
        const envelope = await readEnvelope(response)
        if (envelope.code !== codes.accepted)
          throw new CallFault(envelope.code, envelope.message, envelope.requestId)
        onProgress?.(unwrap(accepted, envelope))
        await pause(wait)
        signal?.throwIfAborted()
      }
    })

export type Listen = (call: Call, event: string, onData: (data: unknown) => void) => () => void

/** Opens a stream of events by the session cookie; the answer closes it. */
export const createListen =
  (base: string): Listen =>
  (call, event, onData) => {
    const stream = new EventSource(base + call.path, { withCredentials: true })
    stream.addEventListener(event, one => onData(JSON.parse(String(one.data))))
    return () => stream.close()
  }
