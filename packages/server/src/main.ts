import { ConfigFault, environment, readConfig } from './config.ts'
import { FolderBusy } from './control/control-socket.ts'
import { startServer, type RunningServer } from './start.ts'

/** Longest a stop may take before the process ends anyway. */
const stopMs = 10_000

const banner = ({ address, demoAccounts }: RunningServer): string[] => [
  address === undefined ? '贸鉴后台任务进程已启动' : `贸鉴已启动：${address}`,
  ...(address === undefined ? [] : [`接口文档：${address}/api/docs`]),
  ...(demoAccounts.length === 0 ? [] : ['演示账号（仅供本机使用，账号 / 密码）：']),
  ...demoAccounts.map(({ name, phone, password }) => `  ${name}  ${phone} / ${password}`),
]

const explain = (error: unknown): string => {
  if (error instanceof ConfigFault || error instanceof FolderBusy) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  if (code === 'EADDRINUSE') return '端口已被占用，请以环境变量 PORT 另选一个端口'
  if (code === 'EACCES') return `没有权限：${error.message}`
  return error.stack ?? error.message
}

const stopOnSignals = (server: RunningServer): void => {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopMs).unref()
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

try {
  const server = await startServer(readConfig(environment))
  stopOnSignals(server)
  for (const line of banner(server)) console.log(line)
} catch (error) {
  console.error(`贸鉴无法启动：${explain(error)}`)
  process.exitCode = 1
  // A part that could not be stopped must not keep a failed start alive.
  setTimeout(() => process.exit(1), stopMs).unref()
}
