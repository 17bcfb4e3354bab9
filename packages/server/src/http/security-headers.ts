import type { Config } from '../config.ts'

/** The page that a phone scans stands in a frame of another origin. */
const framed = ({ wechat }: Pick<Config, 'wechat'>): string =>
  ["'self'", ...(wechat ? [new URL(wechat.openBase).origin] : [])].join(' ')

const policyOf = (config: Pick<Config, 'wechat'>): string =>
  [
    "default-src 'self'",
    "base-uri 'self'",
    "font-src 'self' https: data:",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    // antd writes its styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    // The probe, previews, and the panel whose code a phone scans.
    `frame-src ${framed(config)}`,
  ].join(';')

/** What guards pages in a browser; made once, for it stands on every answer. */
export const securityHeaders = (
  config: Pick<Config, 'wechat' | 'trustProxy'>,
): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(config),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Without Sec-Fetch-Site (plain HTTP in a house network) the referrer tells our own pages.
  'referrer-policy': 'same-origin',
  // Only a proxy that ends TLS may promise it for the future.
  ...(config.trustProxy !== false && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})
