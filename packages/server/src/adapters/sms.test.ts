import { createHash, createHmac } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { SmsConfig } from '../config.ts'
import { createSms } from './create-sms.ts'
import { createOutbound } from './outbound.ts'

interface Heard {
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}

let app: FastifyInstance
afterEach(() => app.close())

/** A provider on this machine that answers what it is told and keeps what it heard. */
const provider = async (answer: unknown): Promise<{ endpoint: string; heard: Heard[] }> => {
  const heard: Heard[] = []
  app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/', request => {
    heard.push({ headers: request.headers, body: request.body as string })
    return answer
  })
  return { endpoint: await app.listen({ port: 0, host: '127.0.0.1' }), heard }
}

const now = new Date('2026-11-20T04:00:00Z')
const outbound = createOutbound({ allowInternalHosts: ['127.0.0.1'] })
const config = (one: 'aliyun' | 'tencent', endpoint: string): SmsConfig => ({
  provider: one,
  endpoint,
  keyId: 'key-1',
  keySecret: 'secret-1',
  signName: '贸鉴',
  template: 'T-1',
  noticeTemplate: 'T-2',
  appId: '1400',
  region: 'ap-guangzhou',
})
const message = { phone: '13700000001', code: '012345', kind: 1 }

describe('Alibaba Cloud', () => {
  test('gets the code under a signature that its own rule reproduces', async () => {
    const { endpoint, heard } = await provider({ Code: 'OK' })
    await createSms(config('aliyun', endpoint), outbound, () => now).send(message)
    const sent = new URLSearchParams(heard[0]!.body)
    expect(Object.fromEntries(sent)).toMatchObject({
      Action: 'SendSms',
      PhoneNumbers: '13700000001',
      TemplateCode: 'T-1',
      TemplateParam: '{"code":"012345"}',
      Timestamp: '2026-11-20T04:00:00Z',
    })
    // The rule as the provider applies it: everything but the signature, sorted, as it came over the wire.
    const rest = heard[0]!.body.split('&').filter(pair => !pair.startsWith('Signature='))
    const text = `POST&%2F&${encodeURIComponent(rest.toSorted().join('&'))}`
    expect(sent.get('Signature')).toBe(createHmac('sha1', 'secret-1&').update(text).digest('base64'))
  })

  test('tells a number that was replaced in the words of its own template, or says that there is none', async () => {
    const { endpoint, heard } = await provider({ Code: 'OK' })
    await createSms(config('aliyun', endpoint), outbound, () => now).tellReplaced('13700000001')
    expect(Object.fromEntries(new URLSearchParams(heard[0]!.body))).toMatchObject({
      PhoneNumbers: '13700000001',
      TemplateCode: 'T-2',
      TemplateParam: '{}',
    })
    const without = { ...config('aliyun', endpoint), noticeTemplate: '' }
    await expect(createSms(without, outbound, () => now).tellReplaced('13700000001')).rejects.toThrow(
      '未配置通知短信模板',
    )
  })

  test('that refuses is a failure that names neither number nor code', async () => {
    const { endpoint } = await provider({ Code: 'isv.BUSINESS_LIMIT_CONTROL' })
    const sending = createSms(config('aliyun', endpoint), outbound, () => now).send(message)
    await expect(sending).rejects.toThrow('阿里云短信未接受：isv.BUSINESS_LIMIT_CONTROL')
  })
})

describe('Tencent Cloud', () => {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
  const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

  test('gets the code under a signature that its own rule reproduces', async () => {
    const { endpoint, heard } = await provider({ Response: { SendStatusSet: [{ Code: 'Ok' }] } })
    await createSms(config('tencent', endpoint), outbound, () => now).send(message)
    const { headers, body } = heard[0]!
    expect(JSON.parse(body)).toMatchObject({
      PhoneNumberSet: ['+8613700000001'],
      TemplateParamSet: ['012345'],
      SmsSdkAppId: '1400',
    })
    const request = `POST\n/\n\ncontent-type:${String(headers['content-type'])}\nhost:${String(headers['host'])}\n\ncontent-type;host\n${sha256(body)}`
    const text = `TC3-HMAC-SHA256\n${String(headers['x-tc-timestamp'])}\n2026-11-20/sms/tc3_request\n${sha256(request)}`
    const key = hmac(hmac(hmac('TC3secret-1', '2026-11-20'), 'sms'), 'tc3_request')
    expect(headers['authorization']).toBe(
      `TC3-HMAC-SHA256 Credential=key-1/2026-11-20/sms/tc3_request, SignedHeaders=content-type;host, Signature=${hmac(key, text).toString('hex')}`,
    )
  })

  test.each([
    { Response: { Error: { Code: 'AuthFailure' } } },
    { Response: { SendStatusSet: [{ Code: 'LimitExceeded' }] } },
    {},
  ])('that answers %j did not send', async answer => {
    const { endpoint } = await provider(answer)
    const sending = createSms(config('tencent', endpoint), outbound, () => now).send(message)
    await expect(sending).rejects.toThrow('腾讯云短信未接受')
  })
})
