/** The server ends or starts, refuses connections, or the line broke (PostgreSQL, class 08 and part of 57). */
const states = /^(?:08\w{3}|57P0[123])$/u
const lines: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** What the driver says without a code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|内置数据库线程已退出)/u

/** Whether this error only says that the database cannot be reached; what goes out elsewhere has faults of its own. */
export const isDatabaseAway = (error: Error): boolean => {
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
  if (error.name === 'OutboundFault') return false
  if (typeof code !== 'string') return words.test(error.message)
  // A socket file that is not there: the server that made it has gone.
  return states.test(code) || lines.has(code) || (code === 'ENOENT' && syscall === 'connect')
}
