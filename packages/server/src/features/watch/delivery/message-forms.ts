import { createHmac } from 'node:crypto'
import type { ChannelKind } from '@maojian/contract/calls/watch-channel'

/** What is told, in words; the link is an absolute address. */
export interface Told {
  readonly notice: string
  readonly title: string
  readonly content: string
  readonly link: string
}

/** A request that carries it. */
export interface Carried {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Destination {
  readonly address: string
  readonly secret: string
}

const json = { 'content-type': 'application/json; charset=utf-8' } as const

/** Cuts at a whole character so that the text takes at most so many bytes of UTF-8. */
export const cutBytes = (text: string, most: number): string => {
  if (Buffer.byteLength(text) <= most) return text
  let used = 0
  const kept: string[] = []
  for (const char of text) {
    used += Buffer.byteLength(char)
    if (used > most - 3) break
    kept.push(char)
  }
  return `${kept.join('')}…`
}

/** Characters that would be read as marks, and names that begin a line with one. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/gu, one => `\\${one}`)

/** Names come from lists and customers: only our own words make marks. */
const markdownOf = ({ title, content, link }: Told, most: number): string => {
  const tail = `\n\n[查看详情](${link})`
  const head = `### ${plain(title)}\n\n`
  const lines = content.split('\n').map(line => `- ${plain(line.trim())}`)
  return head + cutBytes(lines.join('\n'), most - Buffer.byteLength(head + tail)) + tail
}

type Form = (told: Told, to: Destination, now: Date) => Carried

/** HMAC-SHA256 over "timestamp.body", hexadecimal; the receiver computes it again (docs/watching.md). */
const webhook: Form = ({ notice, title, content, link }, { address, secret }, now) => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const body = JSON.stringify({
    event: notice.startsWith('unscreened ') ? 'watch.unscreened' : 'watch.changed',
    notice,
    title,
    content,
    link,
    sentAt: now.toISOString(),
  })
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { ...json, 'x-maojian-timestamp': timestamp, 'x-maojian-signature': `sha256=${signature}` }
  return { url: address, headers, body }
}

/** Group robot of 企业微信: the key stands in the address, nothing is signed. */
const wecom: Form = (told, { address }) => ({
  url: address,
  headers: json,
  body: JSON.stringify({ msgtype: 'markdown', markdown: { content: markdownOf(told, 4000) } }),
})

/** Group robot of 钉钉: HMAC-SHA256 over "milliseconds\nsecret" with the secret as key, in the address. */
const dingtalk: Form = (told, { address, secret }, now) => {
  const timestamp = String(now.getTime())
  const url = new URL(address)
  if (secret !== '') {
    url.searchParams.set('timestamp', timestamp)
    url.searchParams.set(
      'sign',
      createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'),
    )
  }
  const markdown = { title: cutBytes(told.title, 120), text: markdownOf(told, 18_000) }
  return { url: url.href, headers: json, body: JSON.stringify({ msgtype: 'markdown', markdown }) }
}

/** Group robot of 飞书: HMAC-SHA256 over nothing with "seconds\nsecret" as key, in the body. */
const feishu: Form = ({ title, content, link }, { address, secret }, now) => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64')
  const lines = cutBytes(content, 18_000)
    .split('\n')
    .map(text => [{ tag: 'text', text }])
  const post = { zh_cn: { title, content: [...lines, [{ tag: 'a', text: '查看详情', href: link }]] } }
  const signed = secret === '' ? {} : { timestamp, sign }
  return {
    url: address,
    headers: json,
    body: JSON.stringify({ ...signed, msg_type: 'post', content: { post } }),
  }
}

/** Each channel in its own form; mail is no request. */
export const messageForms: Readonly<Record<Exclude<ChannelKind, 'mail'>, Form>> = {
  webhook,
  wecom,
  dingtalk,
  feishu,
}
