import { createHash, randomInt } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { hasDevelopmentDoors, type Config } from '../config.ts'
import type { Schema } from '../db/schema.ts'
import { roles } from '@maojian/contract/roles'
import { putDemoAccount } from '../features/account/entry.ts'

export interface DemoAccount {
  readonly name: string
  readonly phone: string
  readonly role: number
  readonly password: string
}

const cast = [
  { name: '演示-普通用户', phone: '13000000001', role: roles.basic },
  { name: '演示-会员', phone: '13000000002', role: roles.member },
  { name: '演示-合规报告', phone: '13000000017', role: roles.compliance },
  { name: '演示-管理员', phone: '13000000099', role: roles.administrator },
] as const

/** Without 0, 1, l, o and their like: it is read off a terminal. */
const letters = 'abcdefghijkmnpqrstuvwxyz'
const digits = '23456789'

const randomPassword = (): string => {
  const pick = (from: string): string => from[randomInt(from.length)]!
  return Array.from({ length: 12 }, (_, i) => pick(i % 4 === 3 ? digits : letters)).join('')
}

const fileOf = (dataDir: string): string => join(dataDir, 'demo-accounts.json')

/** Passwords of the last start by phone; a missing or damaged file means new ones. */
const readPasswords = async (dataDir: string): Promise<Map<string, string>> => {
  try {
    const kept = JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as DemoAccount[]
    return new Map(kept.map(({ phone, password }) => [phone, password]))
  } catch {
    return new Map()
  }
}

const writePasswords = async (dataDir: string, accounts: readonly DemoAccount[]): Promise<void> => {
  await writeFile(fileOf(dataDir), JSON.stringify(accounts, null, 2), { mode: 0o600 })
  await chmod(fileOf(dataDir), 0o600)
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/**
 * Accounts to try the product with, only where it serves its own machine. Their random passwords stay the
 * same over restarts in a file that only the owner reads; deleting it makes new ones.
 */
export const prepareDemoAccounts = async (
  config: Config,
  db: Kysely<Schema>,
  now: Date,
): Promise<DemoAccount[]> => {
  if (!hasDevelopmentDoors(config)) return []
  const kept = await readPasswords(config.dataDir)
  const accounts = cast.map(one => ({ ...one, password: kept.get(one.phone) ?? randomPassword() }))
  for (const account of accounts)
    await putDemoAccount(db, {
      phone: account.phone,
      name: account.name,
      role: account.role,
      md5: md5(account.password),
      now,
    })
  await writePasswords(config.dataDir, accounts)
  return accounts
}
