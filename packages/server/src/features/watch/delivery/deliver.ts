import { channelKinds } from '@maojian/contract/calls/watch-channel'
import { createMail } from '../../../adapters/mail.ts'
import { OutboundFault } from '../../../adapters/outbound-fault.ts'
import type { Outbound } from '../../../adapters/outbound.ts'
import type { Config } from '../../../config.ts'
import type { WatchChannel } from '../tables.ts'
import { messageForms, type Told } from './message-forms.ts'

/** It did not arrive. Message in Chinese, without addresses and secrets. */
class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'
}

export interface DeliveryContext {
  readonly outbound: Pick<Outbound, 'exchange' | 'dial'>
  readonly config: Pick<Config, 'smtp' | 'publicUrl' | 'port'>
  readonly now: () => Date
}

const timeoutMs = 10_000
const maxBytes = 64 * 1024

/** Robots answer 200 whatever happens; what they think stands in the body. */
const refusalOf = (body: Buffer): string | undefined => {
  try {
    const said = JSON.parse(body.toString()) as Readonly<Record<string, number | undefined>>
    const code = said['errcode'] ?? said['code'] ?? said['StatusCode'] ?? 0
    return code === 0 ? undefined : `对方未接受（${String(code).slice(0, 20)}）`
  } catch {
    return '对方的回答无法识别'
  }
}

const post = async ({ outbound, now }: DeliveryContext, channel: WatchChannel, told: Told): Promise<void> => {
  if (channel.kind === 'mail') return
  const { url, headers, body } = messageForms[channel.kind](told, channel, now())
  const answer = await outbound.exchange(url, { method: 'POST', headers, body }, { timeoutMs, maxBytes })
  if (answer.status < 200 || answer.status > 299)
    throw new DeliveryFault(`对方返回状态 ${String(answer.status)}`)
  const refusal = channel.kind === 'webhook' ? undefined : refusalOf(answer.body)
  if (refusal !== undefined) throw new DeliveryFault(refusal)
}

const mail = async (
  { outbound, config }: DeliveryContext,
  { address }: WatchChannel,
  told: Told,
): Promise<void> => {
  if (!config.smtp) throw new DeliveryFault('本系统未配置发信服务器（SMTP_URL）')
  const to = address.split(',').map(one => one.trim())
  await createMail(config.smtp, outbound).send({
    to,
    subject: told.title,
    text: `${told.content}\n\n查看详情：${told.link}\n`,
  })
}

/** Of a fault of ours its words; of another only what failed. */
const wordsOf = (error: unknown, { kind }: WatchChannel): string => {
  if (error instanceof DeliveryFault) return error.message
  if (error instanceof OutboundFault) return error.publicMessage
  const code = error instanceof Error && 'responseCode' in error ? `（${String(error.responseCode)}）` : ''
  return `${channelKinds[kind]}发送失败${code}`
}

/** Sends one message through one channel; throws DeliveryFault. */
export const deliver = async (context: DeliveryContext, channel: WatchChannel, told: Told): Promise<void> => {
  try {
    await (channel.kind === 'mail' ? mail : post)(context, channel, told)
  } catch (error) {
    throw new DeliveryFault(wordsOf(error, channel), { cause: error })
  }
}
