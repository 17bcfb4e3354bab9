import { createHash } from 'node:crypto'
import type { Services } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { countAttempt, deleteAttempts, readBlock, takeAttemptBack } from './login-attempt-store.ts'

/** Failures within a quarter of an hour from which each one makes the next wait; the wait doubles up to that quarter. */
const freeFailures = { phone: 5, device: 5, session: 5, address: 30 } as const

type Kind = keyof typeof freeFailures

const subjectOf = (kind: Kind, value: string): string =>
  kind === 'address' ? `address:${value}` : `${kind}:${createHash('sha256').update(value).digest('hex')}`

export interface Attempt {
  readonly kind: Kind
  readonly value: string
  readonly now: Date
}

/** Takes one attempt of a phone number or an address; throws 429 while it has to wait. */
export const takeAttempt = async (db: Services['db'], { kind, value, now }: Attempt): Promise<void> => {
  const subject = subjectOf(kind, value)
  if (await countAttempt(db, { subject, free: freeFailures[kind] }, now)) return
  const until = await readBlock(db, subject)
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000))
  throw new Fault(429, `登录尝试过于频繁，请 ${seconds} 秒后再试`)
}

/** Of the address a success takes back only its own attempt. */
export const forgetAddressAttempt = async (db: Services['db'], address: string): Promise<void> => {
  await takeAttemptBack(db, subjectOf('address', address))
}

/** A right password clears the count under which it was tried. */
export const forgetAttempts = async (
  db: Services['db'],
  { kind, value }: Pick<Attempt, 'kind' | 'value'>,
  address: string,
): Promise<void> => {
  await deleteAttempts(db, subjectOf(kind, value))
  await forgetAddressAttempt(db, address)
}
