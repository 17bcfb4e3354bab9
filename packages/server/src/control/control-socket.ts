import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { FolderClaim } from '../db/database.ts'
import { parseCommand, type ControlCommand, type ControlReply } from './control-messages.ts'
import { operatorMessage } from '../ingest/ingest-fault.ts'
import { withClaimLock } from './claim-lock.ts'
import { socketPath } from './socket-path.ts'

/** Another process owns the data folder. */
export class FolderBusy extends Error {
  override readonly name = 'FolderBusy'
}

export type CommandHandler = (
  command: ControlCommand,
  progress: (message: string) => void,
  signal: AbortSignal,
) => Promise<unknown>

export interface ClaimedFolder extends FolderClaim {
  /** Answers commands from now on; before, a command is told to come back. */
  readonly serve: (handle: CommandHandler) => void
  readonly release: () => Promise<void>
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** An open connection to the owner of a socket, or undefined when nobody listens there. */
const tryConnect = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', error => {
      if (['ECONNREFUSED', 'ENOENT'].includes(codeOf(error))) resolve(undefined)
      else reject(error)
    })
  })

const listenOn = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error): void => {
      if (codeOf(error) === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    server.once('error', failed)
    server.listen(path, () => {
      server.off('error', failed)
      resolve(true)
    })
  })

const isAlive = async (path: string): Promise<boolean> => {
  const socket = await tryConnect(path)
  socket?.destroy()
  return socket !== undefined
}

const answer = (socket: Socket, handle: CommandHandler | undefined): void => {
  const gone = new AbortController()
  const send = (reply: ControlReply): void => {
    if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`)
  }
  socket.on('error', () => gone.abort())
  socket.on('close', () => gone.abort())
  createInterface({ input: socket }).once('line', line => {
    const command = parseCommand(line)
    if (!command) return void socket.end(`${JSON.stringify({ kind: 'error', message: '无法识别的命令' })}\n`)
    if (!handle)
      return void socket.end(`${JSON.stringify({ kind: 'error', message: '服务正在启动，请稍后再试' })}\n`)
    handle(command, message => send({ kind: 'progress', message }), gone.signal)
      .then(
        result => send({ kind: 'done', result }),
        (error: unknown) => send({ kind: 'error', message: operatorMessage(error) }),
      )
      .finally(() => socket.end())
  })
}

/** Binds the socket; whatever nobody listens on is in the way of nobody. Call only inside the claim lock. */
const bind = async (server: Server, path: string): Promise<boolean> => {
  if (await isAlive(path)) return false
  if (process.platform !== 'win32') await rm(path, { force: true })
  if (!(await listenOn(server, path))) return false
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return true
}

/**
 * Makes this process the owner of the data folder until `release` or its end: the one that may open the embedded
 * database. A pid file would not do: pids are reused, and always 1 in a container.
 */
export const claimFolder = async (dataDir: string): Promise<ClaimedFolder> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  let handle: CommandHandler | undefined
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    answer(socket, handle)
  })
  if (!(await withClaimLock(dataDir, () => bind(server, socketPath(dataDir)))))
    throw new FolderBusy(`数据目录 ${dataDir} 正由另一个贸鉴进程使用`)
  return {
    dataDir,
    serve: serving => void (handle = serving),
    release: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Lines of a connection until it ends, also when it breaks. */
const linesOf = async function* (socket: Socket): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    // Whoever reads the lines misses the last one and says so.
  }
}

/**
 * Hands a command to the process that owns the folder and shows its progress.
 * Undefined when no process owns it; throws with the owner's message when the command failed there.
 */
export const handOver = async (
  dataDir: string,
  command: ControlCommand,
  progress: (message: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly result: unknown } | undefined> => {
  const socket = await tryConnect(socketPath(dataDir))
  if (!socket) return undefined
  // The owner cancels what it does for a caller that hangs up.
  signal?.addEventListener('abort', () => socket.destroy(), { once: true })
  socket.write(`${JSON.stringify(command)}\n`)
  for await (const line of linesOf(socket)) {
    const reply = JSON.parse(line) as ControlReply
    if (reply.kind === 'progress') progress(reply.message)
    else if (reply.kind === 'done') return { result: reply.result }
    else throw new HandedOverFault(reply.message)
  }
  signal?.throwIfAborted()
  throw new HandedOverFault('服务在命令完成之前中断；现有名单版本不受影响')
}

/** The running server could not do what it was asked. */
class HandedOverFault extends Error {
  override readonly name = 'HandedOverFault'
}
