import { expect, test } from '@playwright/test'

/** The dark pixels of one character, drawn alone. */
const draw = (character: string): string => {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.font = '48px sans-serif'
  context.fillText(character, 8, 52)
  return context
    .getImageData(0, 0, 64, 64)
    .data.filter((_, index) => index % 4 === 3)
    .join(',')
}

test('Chinese characters are drawn, each in its own shape', async ({ page }) => {
  await page.setContent('<html lang="zh-CN"><body>贸鉴</body></html>')
  const drawn = await Promise.all(['贸', '鉴', '制', '裁', '\u{10FFFD}'].map(one => page.evaluate(draw, one)))
  expect(new Set(drawn).size, '贸, 鉴, 制, 裁 and an unassigned character differ').toBe(drawn.length)
  for (const one of drawn.slice(0, 4)) expect(one).toMatch(/[1-9]/)
})
