import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { probeSignOn as call } from '@maojian/contract/calls/sign-on'
import { pages } from '@maojian/contract/pages'
import type { SignOnConfig } from '../../config.ts'
import { Fault } from '../../http/fault.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { publicUrl } from './public-url.ts'

const waitMs = 3000

const addressOf = ({ probeUrl, clientId }: SignOnConfig, redirectUri: string): URL => {
  const url = new URL(probeUrl)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('redirect_uri', redirectUri)
  url.searchParams.set('callback', 'signOnProbe')
  return url
}

/** JSON inside a script element: a `<` could end it. */
const literal = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

const pageOf = (address: URL, nonce: string): string => `<!doctype html><meta charset="utf-8">
<script nonce="${nonce}">
let told = false
const tell = probe => { if (!told) { told = true; parent.postMessage({ probe }, '*') } }
const address = ${literal(address.href)}
window.signOnProbe = answer => tell(answer && answer.code !== 401 && answer.error === undefined ? 'yes' : 'no')
const script = document.createElement('script')
script.onerror = () => tell('timeout')
script.src = address
document.head.append(script)
setTimeout(() => tell('timeout'), ${waitMs})
</script>`

/** The provider's script runs in a frame without origin, so it reaches nothing of ours. */
export const probeSignOn: Verb<typeof call> = ({ config }): RawAnswer => {
  const { signOn } = config
  if (!signOn || signOn.probeUrl === '') throw new Fault(404, '未启用单点登录探测')
  const address = addressOf(signOn, `${publicUrl(config)}${pages.login.path}`)
  const nonce = randomBytes(16).toString('base64url')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}' ${address.origin}; sandbox allow-scripts; frame-ancestors 'self'`,
    'cache-control': 'no-store',
  }
  return { headers, body: Readable.from([pageOf(address, nonce)]) }
}
