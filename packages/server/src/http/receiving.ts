import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from './client-address.ts'
import { failure } from './envelope.ts'

export interface ReceivingLimits {
  /** Bodies that may arrive at once from one address, and from all. */
  readonly mostOfOne: number
  readonly most: number
  /** Ticks without a byte after which a body is given up. */
  readonly quietTicks: number
  /** Ticks that a form or JSON may take. */
  readonly formTicks: number
  /** A file may take longer as long as it comes at this rate, counted after a while of grace. */
  readonly file: { readonly graceTicks: number; readonly bytesPerTick: number }
}

/** One tick is one second. */
export const receivingLimits: ReceivingLimits = {
  mostOfOne: 64,
  most: 512,
  quietTicks: 10,
  formTicks: 30,
  file: { graceTicks: 30, bytesPerTick: 4096 },
}

export interface Sending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly ip: string
  readonly isFile: boolean
}

interface Arriving {
  readonly response: ServerResponse
  readonly address: string
  readonly isFile: boolean
  readonly bytesBefore: number
  bytes: number
  quiet: number
  age: number
}

const lateBody = JSON.stringify(failure(400, '提交超时：内容没有及时到达，请检查网络后重试'))
const lateAnswer = [
  'HTTP/1.1 408 Request Timeout',
  'connection: close',
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(lateBody)}`,
  '',
  lateBody,
].join('\r\n')

/** The answer is written past the call, which only sees that its body broke off; one answered already gets no other. */
const giveUp = ({ socket }: IncomingMessage, { response }: Arriving): void => {
  if (socket.writable && !response.headersSent) socket.write(lateAnswer)
  socket.destroySoon()
}

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Watches the bodies that are still arriving: a caller who sends a byte now and then must not hold what others need.
 * Time is counted in ticks of the caller, so that a busy moment of this process makes nobody late.
 */
export const createReceiving = (limits: ReceivingLimits = receivingLimits) => {
  const arriving = new Map<IncomingMessage, Arriving>()
  const ofAddress = new Map<string, number>()

  const done = (request: IncomingMessage): void => {
    const one = arriving.get(request)
    if (!one) return
    arriving.delete(request)
    const left = ofAddress.get(one.address)! - 1
    if (left === 0) ofAddress.delete(one.address)
    else ofAddress.set(one.address, left)
  }

  const isLate = ({ isFile, quiet, age, bytes, bytesBefore }: Arriving): boolean => {
    if (quiet >= limits.quietTicks) return true
    if (!isFile) return age >= limits.formTicks
    return age >= limits.file.graceTicks && bytes - bytesBefore < age * limits.file.bytesPerTick
  }

  const look = (request: IncomingMessage, one: Arriving): void => {
    if (request.complete) return done(request)
    // What has come waits for us: nobody else is slow.
    if (request.readableLength > 0) return
    const { bytesRead } = request.socket
    one.quiet = bytesRead === one.bytes ? one.quiet + 1 : 0
    one.bytes = bytesRead
    one.age += 1
    if (!isLate(one)) return
    done(request)
    giveUp(request, one)
  }

  return {
    /** False when too many bodies are arriving already. */
    begin: ({ request, response, ip, isFile }: Sending): boolean => {
      // An injected request is here whole: nothing counts the bytes of its socket.
      if (!('bytesRead' in request.socket)) return true
      const address = clientAddress(ip)
      const now = ofAddress.get(address) ?? 0
      if (arriving.size >= limits.most || now >= limits.mostOfOne) return false
      const bytes = request.socket.bytesRead
      arriving.set(request, { response, address, isFile, bytesBefore: bytes, bytes, quiet: 0, age: 0 })
      ofAddress.set(address, now + 1)
      for (const event of ['end', 'close', 'error'] as const) request.once(event, () => done(request))
      return true
    },
    /** Call it once a second. */
    tick: (): void => {
      for (const [request, one] of arriving) look(request, one)
    },
    count: (): number => arriving.size,
  }
}
