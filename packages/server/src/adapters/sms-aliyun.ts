import { createHmac, randomUUID } from 'node:crypto'
import type { SmsConfig } from '../config.ts'
import type { Outbound } from './outbound.ts'
import { noticeTemplateOf, SmsFault, type SmsSender } from './sms.ts'

/** RFC 3986, as Alibaba's signature wants it. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

const canonical = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .toSorted()
    .map(name => `${encode(name)}=${encode(fields[name]!)}`)
    .join('&')

/** HMAC-SHA1 over the sorted fields (RPC style, version 1.0). */
const signAliyun = (fields: Readonly<Record<string, string>>, secret: string): string =>
  createHmac('sha1', `${secret}&`)
    .update(`POST&${encode('/')}&${encode(canonical(fields))}`)
    .digest('base64')

interface Letter {
  readonly phone: string
  readonly template: string
  readonly words: Readonly<Record<string, string>>
}

/** Short messages through Alibaba Cloud (dysmsapi, SendSms 2017-05-25). */
export const createAliyunSms = (config: SmsConfig, outbound: Outbound, now: () => Date): SmsSender => {
  const deliver = async ({ phone, template, words }: Letter): Promise<void> => {
    const fields = {
      AccessKeyId: config.keyId,
      Action: 'SendSms',
      Format: 'JSON',
      PhoneNumbers: phone,
      RegionId: config.region,
      SignName: config.signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: randomUUID(),
      SignatureVersion: '1.0',
      TemplateCode: template,
      TemplateParam: JSON.stringify(words),
      Timestamp: now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      Version: '2017-05-25',
    }
    const body = `${canonical(fields)}&Signature=${encode(signAliyun(fields, config.keySecret))}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await outbound.exchange(`${config.endpoint}/`, { method: 'POST', headers, body })
    const { Code } = JSON.parse(answer.body.toString()) as { Code?: string }
    if (Code !== 'OK') throw new SmsFault(`阿里云短信未接受：${String(Code).slice(0, 80)}`)
  }
  return {
    send: ({ phone, code }) => deliver({ phone, template: config.template, words: { code } }),
    tellReplaced: async phone => deliver({ phone, template: noticeTemplateOf(config), words: {} }),
  }
}
