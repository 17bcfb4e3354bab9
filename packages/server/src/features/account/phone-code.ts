import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { nextShanghaiDay, shanghaiDay } from '../../shanghai-day.ts'
import { audit } from './audit.ts'
import { forgetAddressAttempt, takeAttempt } from './login-attempts.ts'
import { countTry, deleteCode, lastSentAt, putCode, takeCode } from './phone-code-store.ts'
import { takeOne } from './quota-store.ts'
import type { Db } from './store.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const digestOf = (salt: string, kind: number, code: string): string => sha256(`${salt}|${kind}|${code}`)

export interface PhoneProof {
  readonly phone: string
  readonly kind: number
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

const newCode = (): string =>
  String(randomInt(10 ** accountLimits.codeDigits)).padStart(accountLimits.codeDigits, '0')

/** Puts a new code in the place of the last one unless that was sent within the minute. */
const replaceCode = async (db: Db, { phone, kind }: PhoneProof, code: string, now: Date): Promise<void> => {
  const salt = randomBytes(16).toString('hex')
  const key = sha256(phone)
  const row = {
    phone: key,
    kind,
    salt,
    digest: digestOf(salt, kind, code),
    sent_at: now,
    expires_at: after(now, accountLimits.codeSeconds),
  }
  if (await putCode(db, row, after(now, -accountLimits.resendSeconds))) return
  const last = (await lastSentAt(db, key)) ?? now
  const wait = after(last, accountLimits.resendSeconds).getTime() - now.getTime()
  throw new Fault(429, `验证码发送过于频繁，请 ${Math.max(1, Math.ceil(wait / 1000))} 秒后再试`)
}

/** One of the day's codes of a number or an address; 141 when there is none left. */
const takeDaily = async (db: Db, subject: string, limit: number, now: Date): Promise<void> => {
  if (await takeOne(db, { subject, kind: 'phone', day: shanghaiDay(now) }, limit)) return
  throw new Fault(
    141,
    `今日验证码次数已用完（每日 ${limit} 次），${nextShanghaiDay(now)} 00:00（北京时间）恢复，请明日再来`,
  )
}

/** Makes a code within all limits, or throws 429 or 141 and leaves everything as it was. */
export const makeCode = (context: Context, proof: PhoneProof): Promise<string> => {
  const { now, config, address } = context
  const code = newCode()
  return context.db.transaction().execute(async db => {
    await replaceCode(db, proof, code, now)
    await takeDaily(db, `phone:${sha256(proof.phone)}`, config.phoneCodes.phone, now)
    await takeDaily(db, `address:${address}`, config.phoneCodes.address, now)
    return code
  })
}

/** A code that never left is worth nothing, and the next may be asked for at once. */
export const dropCode = async (db: Db, phone: string): Promise<void> => {
  await deleteCode(db, sha256(phone))
}

interface GivenCode extends PhoneProof {
  readonly code: string
  /** Said when it is wrong. */
  readonly wrong?: string
}

interface RightCode {
  readonly key: string
  readonly digest: string
}

/** What takes the code once everything else is right too; undefined when it is wrong. */
const tryCode = async (
  db: Db,
  { phone, kind, code }: GivenCode,
  now: Date,
): Promise<RightCode | undefined> => {
  const key = sha256(phone)
  const row = await countTry(db, { phone: key, kind }, now)
  if (!row) return undefined
  const given = Buffer.from(digestOf(row.salt, kind, code.trim()))
  return timingSafeEqual(given, Buffer.from(row.digest)) ? { key, digest: row.digest } : undefined
}

const refuseCode = async (context: Context, { kind, wrong }: GivenCode): Promise<never> => {
  await audit(context, 'code.failed', context.user?.id ?? null, { kind })
  throw new Fault(400, wrong ?? accountTexts.codeWrong)
}

/**
 * Proves that the caller holds all these phones, or throws 400 for the first that he does not; none is used up unless
 * all are right. Every wrong try also counts against the address.
 */
export const useCodes = async (context: Context, codes: readonly GivenCode[]): Promise<void> => {
  const { db, now, address } = context
  await takeAttempt(db, { kind: 'address', value: address, now })
  const right: RightCode[] = []
  for (const one of codes) right.push((await tryCode(db, one, now)) ?? (await refuseCode(context, one)))
  for (const [at, { key, digest }] of right.entries())
    if (!(await takeCode(db, key, digest))) await refuseCode(context, codes[at]!)
  await forgetAddressAttempt(db, address)
}

/** Proves that the caller holds the phone, or throws 400. */
export const useCode = (context: Context, proof: PhoneProof, code: string): Promise<void> =>
  useCodes(context, [{ ...proof, code }])
