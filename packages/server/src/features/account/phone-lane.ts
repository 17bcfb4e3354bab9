import { createHash } from 'node:crypto'
import type { Context } from '../../http/context.ts'
import { loginHistory } from './audit-store.ts'
import { findAccountByPhone } from './store.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The code of a number that is under way, and the share of the day that it is of. */
export interface PhoneLane {
  /** Under which the code is kept. */
  readonly key: string
  /** Of the number, whoever asks. */
  readonly subject: string
  /** What one asker has of that; undefined where the lane is his own. */
  readonly asker: string | undefined
}

/**
 * Where an account has logged in before its codes are its own: strangers who ask for codes for a number use up neither the
 * minute nor the day of its owner, put no code in the place of his, and spend none of its tries. Asked of every number,
 * known or not. The most that a number is sent in a day is twice its share.
 */
export const phoneLanes = async (
  { db, now, address }: Pick<Context, 'db' | 'now' | 'address'>,
  phone: string,
): Promise<readonly [PhoneLane, ...PhoneLane[]]> => {
  const account = await findAccountByPhone(db, phone, now)
  const { here } = await loginHistory(db, account?.id ?? '', address)
  const key = sha256(phone)
  const open = { key, subject: `phone:${key}`, asker: `phone:${sha256(`${phone}|${address}`)}` }
  if (!here) return [open]
  const ownKey = sha256(`${phone}|known`)
  return [{ key: ownKey, subject: `phone:${ownKey}`, asker: undefined }, open]
}
