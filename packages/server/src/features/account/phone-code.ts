import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { nextShanghaiDay, shanghaiDay } from '../../shanghai-day.ts'
import { audit } from './audit.ts'
import { forgetAddressAttempt, takeAttempt } from './login-attempts.ts'
import { phoneLanes } from './phone-lane.ts'
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

interface NewCode {
  readonly key: string
  readonly kind: number
  readonly code: string
}

/** Puts a new code in the place of the last one unless that was sent within the minute. */
const replaceCode = async (db: Db, { key, kind, code }: NewCode, now: Date): Promise<void> => {
  const salt = randomBytes(16).toString('hex')
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

export interface MadeCode {
  readonly code: string
  /** Under which it is kept. */
  readonly key: string
}

/** Makes a code within all limits, or throws 429 or 141 and leaves everything as it was. */
export const makeCode = async (context: Context, { phone, kind }: PhoneProof): Promise<MadeCode> => {
  const { now, config, address } = context
  const [{ key, subject, asker }] = await phoneLanes(context, phone)
  const code = newCode()
  return context.db.transaction().execute(async db => {
    await replaceCode(db, { key, kind, code }, now)
    // No single stranger uses up a number's whole day.
    if (asker !== undefined) await takeDaily(db, asker, Math.ceil(config.phoneCodes.phone / 2), now)
    await takeDaily(db, subject, config.phoneCodes.phone, now)
    await takeDaily(db, `address:${address}`, config.phoneCodes.address, now)
    return { code, key }
  })
}

/** A code that never left is worth nothing, and the next may be asked for at once. */
export const dropCode = (db: Db, { key }: MadeCode): Promise<void> => deleteCode(db, key)

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
  context: Context,
  { phone, kind, code }: GivenCode,
): Promise<RightCode | undefined> => {
  const { db, now } = context
  for (const { key } of await phoneLanes(context, phone)) {
    const row = await countTry(db, { phone: key, kind }, now)
    if (!row) continue
    const given = Buffer.from(digestOf(row.salt, kind, code.trim()))
    if (timingSafeEqual(given, Buffer.from(row.digest))) return { key, digest: row.digest }
  }
  return undefined
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
  for (const one of codes) right.push((await tryCode(context, one)) ?? (await refuseCode(context, one)))
  for (const [at, { key, digest }] of right.entries())
    if (!(await takeCode(db, key, digest))) await refuseCode(context, codes[at]!)
  await forgetAddressAttempt(db, address)
}

/** Proves that the caller holds the phone, or throws 400. */
export const useCode = (context: Context, proof: PhoneProof, code: string): Promise<void> =>
  useCodes(context, [{ ...proof, code }])
