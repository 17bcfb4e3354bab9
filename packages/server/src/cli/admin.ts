import { randomBytes } from 'node:crypto'
import { phoneProblem } from '@maojian/contract/account-rules'
import { readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { putAdministrator } from '../features/account/entry.ts'
import { claimFolder } from '../jobs/control-socket.ts'
import { sayLine, type Terminal } from './terminal.ts'
import { UsageFault } from './usage-fault.ts'

const withDatabase = async <T>(terminal: Terminal, run: (database: Database) => Promise<T>): Promise<T> => {
  const config = readConfig(terminal.env)
  const claim = config.databaseUrl === undefined ? await claimFolder(config.dataDir) : undefined
  try {
    const database = await openDatabase(config, { claim, log: () => undefined })
    try {
      return await run(database)
    } finally {
      await database.close()
    }
  } finally {
    await claim?.release()
  }
}

/** Random, and of the kinds that the password rule asks for; to be changed after the first login. */
const newPassword = (): string => `${randomBytes(7).toString('hex').slice(0, 13)}Ax7`

/** `admin create <phone>`: the first administrator of an installation, or a new password for one. */
export const admin = async (terminal: Terminal, args: readonly string[]): Promise<number> => {
  const [verb, phone = '', ...rest] = args
  if (verb !== 'create' || rest.length > 0) throw new UsageFault('admin 之后应为 create <手机号>')
  if (phoneProblem(phone) !== undefined) throw new UsageFault(`“${phone}”不是手机号`)
  const password = newPassword()
  const made = await withDatabase(terminal, ({ db }) =>
    putAdministrator(db, { phone, password, now: terminal.now() }),
  )
  sayLine(terminal.output, made ? `已建立管理员 ${phone}` : `已将 ${phone} 设为管理员并重置密码`)
  sayLine(terminal.output, `密码：${password}（请登录后立即修改）`)
  return 0
}
