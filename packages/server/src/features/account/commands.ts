import { randomBytes } from 'node:crypto'
import { defineCommand, type Command } from '../../cli/command.ts'
import { phoneProblem } from '@maojian/contract/account-rules'
import { readConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open.ts'
import { putAdministrator } from './put-administrator.ts'
import { claimFolder } from '../../control/control-socket.ts'
import { sayLine, type Terminal } from '../../cli/terminal.ts'
import { UsageFault } from '../../cli/usage-fault.ts'

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

/** The first administrator of an installation, or a new password for one. */
export const accountCommands: readonly Command[] = [
  defineCommand({
    name: 'admin create',
    group: '账户',
    arguments: '<手机号>',
    about: ['建立管理员并显示初始密码；已有的账户改为管理员（使用内置数据库时须先停止服务）'],
    options: {},
    takes: [1, 1],
    run: async (terminal, { positionals: [phone = ''] }) => {
      if (phoneProblem(phone) !== undefined) throw new UsageFault(`“${phone}”不是手机号`)
      const password = newPassword()
      const made = await withDatabase(terminal, ({ db }) =>
        putAdministrator(db, { phone, password, now: terminal.now() }),
      )
      sayLine(terminal.output, made ? `已建立管理员 ${phone}` : `已将 ${phone} 设为管理员并重置密码`)
      sayLine(terminal.output, `密码：${password}（请登录后立即修改）`)
      return 0
    },
  }),
]
