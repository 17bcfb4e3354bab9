import { createHash, createHmac } from 'node:crypto'
import type { SmsConfig } from '../config.ts'
import type { Outbound } from './outbound.ts'
import { utcDay } from '../utc-day.ts'
import { noticeTemplateOf, SmsFault, type SmsSender } from './sms.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const contentType = 'application/json; charset=utf-8'
const signedHeaders = 'content-type;host'

export interface TencentCall {
  readonly host: string
  readonly body: string
  readonly seconds: number
}

/** Authorization header of one call to the SMS service (TC3-HMAC-SHA256). */
const signTencent = (
  { host, body, seconds }: TencentCall,
  key: Pick<SmsConfig, 'keyId' | 'keySecret'>,
): string => {
  const day = utcDay(new Date(seconds * 1000))
  const request = [
    'POST',
    '/',
    '',
    `content-type:${contentType}`,
    `host:${host}`,
    '',
    signedHeaders,
    sha256(body),
  ].join('\n')
  const scope = `${day}/sms/tc3_request`
  const text = ['TC3-HMAC-SHA256', seconds, scope, sha256(request)].join('\n')
  const signing = hmac(hmac(hmac(`TC3${key.keySecret}`, day), 'sms'), 'tc3_request')
  return `TC3-HMAC-SHA256 Credential=${key.keyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${hmac(signing, text).toString('hex')}`
}

interface Answer {
  readonly Response?: {
    readonly Error?: { readonly Code: string }
    readonly SendStatusSet?: readonly { readonly Code: string }[]
  }
}

interface Letter {
  readonly phone: string
  readonly template: string
  readonly words: readonly string[]
}

/** Short messages through Tencent Cloud (SendSms 2021-01-11). */
export const createTencentSms = (config: SmsConfig, outbound: Outbound, now: () => Date): SmsSender => {
  const deliver = async ({ phone, template, words }: Letter): Promise<void> => {
    const { host } = new URL(config.endpoint)
    const seconds = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: config.appId,
      SignName: config.signName,
      TemplateId: template,
      TemplateParamSet: words,
    })
    const headers = {
      'content-type': contentType,
      host,
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': config.region,
      'x-tc-timestamp': String(seconds),
      authorization: signTencent({ host, body, seconds }, config),
    }
    const answer = await outbound.exchange(`${config.endpoint}/`, { method: 'POST', headers, body })
    const { Response } = JSON.parse(answer.body.toString()) as Answer
    const outcome = Response?.Error?.Code ?? Response?.SendStatusSet?.[0]?.Code
    if (outcome !== 'Ok') throw new SmsFault(`腾讯云短信未接受：${String(outcome).slice(0, 80)}`)
  }
  return {
    send: ({ phone, code }) => deliver({ phone, template: config.template, words: [code] }),
    tellReplaced: async phone => deliver({ phone, template: noticeTemplateOf(config), words: [] }),
  }
}
