import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './security-headers.ts'

const config = readConfig({})

test('pages run our own scripts, nothing is embedded, and nobody else frames them', () => {
  const policy = securityHeaders(config)['content-security-policy']!.split(';')
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
})

test('only the panel of a configured WeChat login is framed beside our own pages', () => {
  const policyWith = (wechat: typeof config.wechat): string =>
    securityHeaders({ ...config, wechat })['content-security-policy']!
  expect(policyWith(undefined)).toMatch(/frame-src 'self'$/)
  const wechat = { openBase: 'https://open.example/some/path' } as NonNullable<typeof config.wechat>
  expect(policyWith(wechat)).toMatch(/frame-src 'self' https:\/\/open\.example$/)
})

test('TLS is promised for the future only behind a proxy', () => {
  expect(securityHeaders({ ...config, trustProxy: false })).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ ...config, trustProxy: 1 })).toHaveProperty('strict-transport-security')
})
