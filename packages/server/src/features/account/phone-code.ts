import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { nextShanghaiDay, shanghaiDay } from '../../shanghai-day.ts'
import { audit } from './audit.ts'
import { forgetAddressAttempt, takeAttempt } from './login-attempts.ts'
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
const putCode = async (db: Db, { phone, kind }: PhoneProof, code: string, now: Date): Promise<void> => {
  const salt = randomBytes(16).toString('hex')
  const key = sha256(phone)
  const { rows } = await sql`insert into phone_code as p (phone, kind, salt, digest, sent_at, expires_at)
    values (${key}, ${kind}, ${salt}, ${digestOf(salt, kind, code)}, ${now}, ${after(now, accountLimits.codeSeconds)})
    on conflict (phone) do update set kind = excluded.kind, salt = excluded.salt, digest = excluded.digest,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0
    where p.sent_at <= ${after(now, -accountLimits.resendSeconds)}::timestamptz
    returning phone`.execute(db)
  if (rows.length > 0) return
  const last = await db.selectFrom('phone_code').select('sent_at').where('phone', '=', key).executeTakeFirst()
  const wait = after(last?.sent_at ?? now, accountLimits.resendSeconds).getTime() - now.getTime()
  throw new Fault(429, `验证码发送过于频繁，请 ${Math.max(1, Math.ceil(wait / 1000))} 秒后再试`)
}

/** One of the day's codes of a number or an address; 141 when there is none left. */
const takeDaily = async (db: Db, subject: string, limit: number, now: Date): Promise<void> => {
  const { rows } = await sql`insert into quota_use as q (subject, day, kind, used)
    values (${subject}, ${shanghaiDay(now)}::date, 'phone', 1)
    on conflict (subject, day, kind) do update set used = q.used + 1
    where q.used < ${limit}::integer returning used`.execute(db)
  if (rows.length > 0) return
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
    await putCode(db, proof, code, now)
    await takeDaily(db, `phone:${sha256(proof.phone)}`, config.phoneCodes.phone, now)
    await takeDaily(db, `address:${address}`, config.phoneCodes.address, now)
    return code
  })
}

/** A code that never left is worth nothing, and the next may be asked for at once. */
export const dropCode = async (db: Db, phone: string): Promise<void> => {
  await db.deleteFrom('phone_code').where('phone', '=', sha256(phone)).execute()
}

/** Counts the try before it looks, so that parallel guesses cannot share one; a right code is used up. */
const tryCode = async (db: Db, { phone, kind }: PhoneProof, code: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ salt: string; digest: string }>`update phone_code set tries = tries + 1
    where phone = ${sha256(phone)} and kind = ${kind} and expires_at > ${now}
      and tries < ${accountLimits.codeTries} returning salt, digest`.execute(db)
  const [row] = rows
  if (!row) return false
  const given = Buffer.from(digestOf(row.salt, kind, code))
  if (!timingSafeEqual(given, Buffer.from(row.digest))) return false
  const used = await db
    .deleteFrom('phone_code')
    .where('phone', '=', sha256(phone))
    .where('digest', '=', row.digest)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

/** Proves that the caller holds the phone, or throws 400; every wrong try also counts against the address. */
export const useCode = async (context: Context, proof: PhoneProof, code: string): Promise<void> => {
  const { db, now, address } = context
  await takeAttempt(db, { kind: 'address', value: address, now })
  if (await tryCode(db, proof, code.trim(), now)) return forgetAddressAttempt(db, address)
  await audit(context, 'code.failed', context.user?.id ?? null, { kind: proof.kind })
  throw new Fault(400, accountTexts.codeWrong)
}
