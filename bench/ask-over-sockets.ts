import { connect, type Socket } from 'node:net'

const headEnd = '\r\n\r\n'
const answered = 'HTTP/1.1 200 '
const good = '{"code":200,'

/** A form as bytes on the wire, made before anything is measured. */
export const formRequest = (
  { host, pathname }: URL,
  form: Readonly<Record<string, string>>,
  session: string,
): Buffer => {
  const body = new URLSearchParams(form).toString()
  const lines = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/x-www-form-urlencoded',
    `authorization: ${session}`,
    `content-length: ${body.length}`,
  ]
  return Buffer.from(`${lines.join('\r\n')}${headEnd}${body}`)
}

/** How many bytes of an answer are still to come behind its first piece, which holds its head and begins its body. */
const restOf = (piece: Buffer): number => {
  const end = piece.indexOf(headEnd) + headEnd.length
  const head = piece.toString('latin1', 0, end)
  const start = piece.toString('latin1', end, end + good.length)
  const length = /^content-length: (\d+)/imu.exec(head)?.[1]
  if (!head.startsWith(answered) || start !== good || length === undefined)
    throw new Error(`answer ${head}${piece.toString('utf8', end)}`)
  return Number(length) - (piece.length - end)
}

/** Asks one question after the other on one connection until there is none, and notes how long each took. */
const askOn = (socket: Socket, next: () => Buffer | undefined, each: number[]): Promise<void> =>
  new Promise((done, failed) => {
    let [start, rest] = [0, 0]
    const ask = (): void => {
      const request = next()
      if (!request) return void socket.end(done)
      start = performance.now()
      socket.write(request)
    }
    socket.on('data', (piece: Buffer) => {
      try {
        rest = rest > 0 ? rest - piece.length : restOf(piece)
      } catch (error) {
        return failed(error as Error)
      }
      if (rest > 0) return
      each.push(performance.now() - start)
      ask()
    })
    socket.on('error', failed).on('close', () => failed(new Error('the server closed a connection')))
    socket.on('connect', ask)
  })

/**
 * Milliseconds of each answer, shortest first. Whoever asks shares the machine with the server: no client of Node's, no
 * objects of a request, and of an answer nothing is read but that it is a good one.
 */
export const askOverSockets = async (
  url: URL,
  requests: readonly Buffer[],
  connections: number,
): Promise<number[]> => {
  const each: number[] = []
  let at = 0
  const next = (): Buffer | undefined => requests[at++]
  const ask = (): Promise<void> => {
    const socket = connect(Number(url.port), url.hostname)
    return askOn(socket.setNoDelay(true), next, each).finally(() => socket.destroy())
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return each.sort((a, b) => a - b)
}
