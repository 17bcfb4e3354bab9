import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageFor } from './page-head.ts'

const html = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8')

test('what the installation says of itself stands in the page head; signs of HTML are no HTML', () => {
  const page = pageFor(html, { phone: '021-1234', note: '工作日 9–18 点"><script>', icp: '沪ICP备1号' })
  expect(page).toContain('<meta name="maojian:service-phone" content="021-1234"')
  expect(page).toContain('content="工作日 9–18 点&quot;&gt;&lt;script&gt;"')
  expect(page).toContain('<meta name="maojian:icp" content="沪ICP备1号"')
})

test('what is not set stays empty', () => expect(pageFor(html, { phone: '', note: '', icp: '' })).toBe(html))
