import { lookup as resolveName } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect as openSocket, isIP, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { isPublicAddress } from './address-rules.ts'
import { networkMessage, OutboundFault, outboundFault } from './outbound-fault.ts'

export interface OutboundOptions {
  /** Hosts (`host` or `host:port`) that the configuration allows although they are internal; plain http too. */
  readonly allowInternalHosts: readonly string[]
  /** Of a name, every address; replaced in tests. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
}

export interface FetchLimits {
  /** From the first byte sent to the last byte read. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  readonly signal?: AbortSignal
  /** Of a download: what the other side insists on being told. */
  readonly headers?: Readonly<Record<string, string>>
  /** Of what is here already: where the other side still has it, the answer is `unchanged` and without content. */
  readonly etag?: string | undefined
}

export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** A stream needs a content-length among the headers. */
  readonly body?: string | Buffer | Readable
}

/** An answer of whatever status; its body ends with an error when it breaks off. */
export interface OutboundStream {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: AsyncIterable<Uint8Array>
}

/** An answer of whatever status, read whole. */
export interface OutboundAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Download {
  /** Address after redirects. */
  readonly url: string
  /** From Content-Type; '' when absent. */
  readonly type: string
  /** The other side's own mark of this content; absent where it gives none. */
  readonly etag?: string | undefined
  /** The content is still that of the `etag` that was sent. */
  readonly unchanged?: boolean
  readonly body: AsyncIterable<Uint8Array>
}

const maxRedirects = 5
const exchangeDefaults = { timeoutMs: 15_000, maxBytes: 4 * 1024 * 1024 }
const defaults = { timeoutMs: 300_000, maxBytes: 512 * 1024 * 1024 }

/** Official sites answer 403 to clients that do not name themselves. */
const userAgent = 'Maojian/0.1 (sanctions list refresh)'

const redirects = new Set([301, 302, 303, 307, 308])

const allAddresses = async (host: string): Promise<string[]> =>
  (await resolveName(host, { all: true, verbatim: true })).map(found => found.address)

interface Vetted {
  readonly url: URL
  readonly address: string
}

const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Resolves once and answers the address to connect to; every address of the name must be public. */
const vetHost = async (host: string, internal: boolean, options: OutboundOptions): Promise<string> => {
  const addresses = isIP(host) ? [host] : await (options.resolve ?? allAddresses)(host)
  const [address] = addresses
  if (address === undefined) throw new OutboundFault(`域名 ${host} 没有地址`)
  const forbidden = internal ? undefined : addresses.find(one => !isPublicAddress(one))
  const refusal = (which: string): string => `${host} 指向内部或保留地址${which}，已拒绝连接`
  if (forbidden !== undefined)
    throw new OutboundFault(refusal(` ${forbidden}`), { publicMessage: refusal('') })
  return address
}

type Allowed = Pick<OutboundOptions, 'allowInternalHosts'>

const isInternal = ({ host, hostname }: URL, { allowInternalHosts }: Allowed): boolean =>
  allowInternalHosts.some(one => one === host || one === hostname)

/** Whether the door opens to a protocol at all: https, and plain http to the named internal hosts. */
export const speaksTo = (url: URL, allowed: Allowed): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isInternal(url, allowed))

const vet = async (url: URL, options: OutboundOptions): Promise<Vetted> => {
  if (!speaksTo(url, options)) throw new OutboundFault(`只允许 https 地址：${url.protocol}//${url.host}`)
  if (url.username !== '' || url.password !== '') throw new OutboundFault('地址中不允许包含用户名或密码')
  return { url, address: await vetHost(bareHost(url), isInternal(url, options), options) }
}

/** Opens a plain connection to a vetted address, for protocols other than HTTP. */
const dial = async (options: OutboundOptions, host: string, port: number): Promise<Socket> => {
  const internal = options.allowInternalHosts.some(one => one === host || one === `${host}:${port}`)
  const address = await vetHost(host, internal, options)
  const socket = openSocket({ host: address, port, timeout: exchangeDefaults.timeoutMs })
  return new Promise((answer, fail) => {
    const refuse = (error: Error): void => {
      socket.destroy()
      fail(new OutboundFault(`连接 ${host} 失败：${networkMessage(error)}`, { cause: error }))
    }
    socket.once('error', refuse)
    socket.once('timeout', () => refuse(new Error('连接超时')))
    socket.once('connect', () => {
      socket.off('error', refuse)
      answer(socket)
    })
  })
}

const send = (
  { url, address }: Vetted,
  signal: AbortSignal,
  asked: OutboundRequest = { method: 'GET' },
): Promise<IncomingMessage> =>
  new Promise((answer, fail) => {
    const options: RequestOptions = {
      method: asked.method,
      headers: { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity', ...asked.headers },
      signal,
      agent: false,
      // The vetted address and no second look at the name, whatever DNS says by now.
      lookup: (_host, want, done) => {
        const family = isIP(address)
        if (want.all) done(null, [{ address, family }])
        else done(null, address, family)
      },
    }
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, answer)
    request.on('error', fail)
    if (asked.body instanceof Readable) asked.body.on('error', fail).pipe(request)
    else request.end(asked.body)
  })

const limited = async function* (
  response: IncomingMessage,
  url: URL,
  { maxBytes, timeout }: { maxBytes: number; timeout: AbortSignal },
): AsyncGenerator<Uint8Array> {
  let read = 0
  const tooLarge = () => new OutboundFault(`${url.host} 的内容超过 ${maxBytes} 字节上限，已中止`)
  const claimed = Number(response.headers['content-length'] ?? NaN)
  try {
    if (claimed > maxBytes) throw tooLarge()
    for await (const chunk of response as AsyncIterable<Buffer>) {
      read += chunk.length
      if (read > maxBytes) throw tooLarge()
      yield chunk
    }
    if (!response.complete || (Number.isFinite(claimed) && read !== claimed))
      throw new OutboundFault(`${url.host} 的内容没有传完，已放弃`, { passing: true })
  } catch (error) {
    throw timeout.aborted
      ? new OutboundFault(`连接 ${url.host} 失败：传输超时`, { passing: true })
      : outboundFault(url, error)
  } finally {
    response.destroy()
  }
}

const parseUrl = (text: string, base?: URL): URL => {
  const url = URL.parse(text, base?.href)
  if (!url) throw new OutboundFault(`不是有效的地址：${text.slice(0, 200)}`)
  return url
}

interface Deadline {
  readonly timeout: AbortSignal
  readonly signal: AbortSignal
}

const deadlineOf = (limits: FetchLimits, fallbackMs: number): Deadline => {
  const timeout = AbortSignal.timeout(limits.timeoutMs ?? fallbackMs)
  return { timeout, signal: limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout }
}

const passingStatuses = new Set([408, 425, 429])

const refused = (url: URL, status: number): OutboundFault =>
  new OutboundFault(`${url.host} 返回状态 ${status}，未取得文件`, {
    passing: status >= 500 || passingStatuses.has(status),
  })

const noBytes = async function* (): AsyncGenerator<Uint8Array> {
  // Nothing came.
}

const downloadHeaders = ({ headers, etag }: FetchLimits): Readonly<Record<string, string>> => ({
  ...headers,
  ...(etag !== undefined && { 'if-none-match': etag }),
})

const download = async (
  options: OutboundOptions,
  address: string,
  limits: FetchLimits,
): Promise<Download> => {
  const { timeout, signal } = deadlineOf(limits, defaults.timeoutMs)
  let url = parseUrl(address)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await vet(url, options)
      .then(vetted => send(vetted, signal, { method: 'GET', headers: downloadHeaders(limits) }))
      .catch((error: unknown) => {
        throw timeout.aborted
          ? new OutboundFault(`下载 ${url.host} 超时`, { passing: true })
          : outboundFault(url, error)
      })
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (redirects.has(status) && location !== undefined) {
      response.destroy()
      url = parseUrl(location, url)
      continue
    }
    const { etag } = response.headers
    if (status === 304 && limits.etag !== undefined) {
      response.destroy()
      return { url: url.href, type: '', etag: etag ?? limits.etag, unchanged: true, body: noBytes() }
    }
    if (status !== 200) {
      response.destroy()
      throw refused(url, status)
    }
    const bounds = { maxBytes: limits.maxBytes ?? defaults.maxBytes, timeout }
    const type = response.headers['content-type'] ?? ''
    return { url: url.href, type, etag, body: limited(response, url, bounds) }
  }
  throw new OutboundFault(`${url.host} 重定向超过 ${maxRedirects} 次`)
}

const converse = async (
  options: OutboundOptions,
  address: string,
  asked: OutboundRequest & { readonly limits: FetchLimits },
): Promise<OutboundStream> => {
  const { limits } = asked
  const { timeout, signal } = deadlineOf(limits, exchangeDefaults.timeoutMs)
  const url = parseUrl(address)
  try {
    const response = await send(await vet(url, options), signal, asked)
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    )
    const bounds = { maxBytes: limits.maxBytes ?? exchangeDefaults.maxBytes, timeout }
    return { status: response.statusCode ?? 0, headers, body: limited(response, url, bounds) }
  } catch (error) {
    throw timeout.aborted ? new OutboundFault(`连接 ${url.host} 超时`) : outboundFault(url, error)
  }
}

/** The only door to the network: https, vetted addresses at every redirect, limits of time and size. */
export const createOutbound = (options: OutboundOptions) => {
  const stream = (address: string, asked: OutboundRequest, limits: FetchLimits = {}) =>
    converse(options, address, { ...asked, limits })
  return {
    /** Reads a file and follows redirects. */
    open: (address: string, limits: FetchLimits = {}) => download(options, address, limits),
    /** One request and its answer, whatever that is. */
    stream,
    /** A connection for another protocol; TLS is the caller's. */
    dial: (host: string, port: number) => dial(options, host, port),
    /** The same, the answer read whole. */
    exchange: async (
      address: string,
      asked: OutboundRequest,
      limits?: FetchLimits,
    ): Promise<OutboundAnswer> => {
      const { body, ...answer } = await stream(address, asked, limits)
      const chunks: Uint8Array[] = []
      for await (const chunk of body) chunks.push(chunk)
      return { ...answer, body: Buffer.concat(chunks) }
    },
  }
}

export type Outbound = ReturnType<typeof createOutbound>
