import { fastify } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createOutbound, type Outbound } from './outbound.ts'

/** What an authority's server does when it is asked for one address. */
export interface AuthorityAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Mark of the content: whoever sends it back is told 304. */
  readonly etag?: string
  /** The answer is 406 unless this was asked for. */
  readonly accept?: string
  /** Another official address where the file is. */
  readonly movedTo?: string
  /** `piecewise`: in many small pieces; `cut`: the line breaks in the middle; `stalled`: nothing more comes. */
  readonly manner?: 'whole' | 'piecewise' | 'cut' | 'stalled'
}

export interface Asked {
  readonly url: string
  readonly headers: IncomingMessage['headers']
}

/** Stands in for the servers of all authorities: official addresses lead here, by the product's own way out. */
export interface Authorities {
  readonly outbound: Pick<Outbound, 'open'>
  /** By official address; several are given one after the other, the last one for good. */
  readonly answers: Map<string, readonly AuthorityAnswer[]>
  readonly asked: Asked[]
  readonly close: () => Promise<void>
}

/** A stalled answer is given up after so long. */
const patienceMs = 400

const pieceLength = 701

const writePieces = async (response: ServerResponse, body: Uint8Array): Promise<void> => {
  for (let at = 0; at < body.length; at += pieceLength)
    if (!response.write(body.subarray(at, at + pieceLength)))
      await new Promise(drained => response.once('drain', drained))
  response.end()
}

const send = async (response: ServerResponse, answer: AuthorityAnswer): Promise<unknown> => {
  const { body = '', etag, headers, manner = 'whole', status = 200 } = answer
  const bytes = Buffer.from(body as Uint8Array)
  const half = bytes.subarray(0, bytes.length / 2)
  const length = manner === 'piecewise' ? {} : { 'content-length': String(bytes.length) }
  response.writeHead(status, { ...length, ...(etag !== undefined && { etag }), ...headers })
  if (manner === 'piecewise') return writePieces(response, bytes)
  if (manner === 'whole') return response.end(bytes)
  return response.write(half, () => manner === 'cut' && response.destroy())
}

export const startAuthorities = async (): Promise<Authorities> => {
  const answers: Authorities['answers'] = new Map()
  const asked: Asked[] = []
  let port = 0
  const local = (url: string): string => url.replace(/^https:\/\/([^/]+)/u, `http://$1:${port}`)
  const answer = ({ headers, url = '' }: IncomingMessage, response: ServerResponse): unknown => {
    const official = `https://${headers.host?.split(':')[0]}${url}`
    asked.push({ url: official, headers })
    const [next, ...rest] = answers.get(official) ?? []
    if (!next) return response.writeHead(404).end()
    if (rest.length > 0) answers.set(official, rest)
    if (next.movedTo !== undefined) return response.writeHead(302, { location: local(next.movedTo) }).end()
    if (next.accept !== undefined && headers.accept !== next.accept) return response.writeHead(406).end()
    const known = next.etag !== undefined && headers['if-none-match'] === next.etag
    return known ? response.writeHead(304, { etag: next.etag }).end() : send(response, next)
  }
  const app = fastify()
  app.all('*', ({ raw }, reply) => {
    reply.hijack()
    void answer(raw, reply.raw)
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  return {
    outbound: {
      open: (url, limits) =>
        createOutbound({
          allowInternalHosts: [...answers.keys()].map(known => new URL(known).hostname),
          resolve: async () => ['127.0.0.1'],
        }).open(local(url), { ...limits, timeoutMs: patienceMs }),
    },
    answers,
    asked,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
