import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

// The sandbox also stops the script with which a journey looks into the frame.
test.use({ expectedErrors: [/^Blocked script execution in .*sandboxed/] })

interface Picked {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Stores a file as the business flows do and answers its id. */
const store = async (page: Page, sessionId: string, file: Picked): Promise<string> => {
  const reply = await page.request.post('/api/risk/file/upload', {
    headers: { Authorization: sessionId },
    multipart: { file },
  })
  const { data } = (await reply.json()) as { data: { fileId: string }[] }
  return data[0]?.fileId ?? ''
}

const preview = (page: Page, fileId: string) => page.goto(`/filePreview?fileId=${fileId}`)

test('S1-041 a picture is shown in a frame and can be taken along', async ({ page }) => {
  const sessionId = await signUp(page, newPhone())
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 54 } })
  const fileId = await store(page, sessionId, { name: '发票 第1页.png', mimeType: 'image/png', buffer })
  const answered = page.waitForResponse(response => response.url().includes('/api/file/content'))
  await preview(page, fileId)
  const frame = page.locator('iframe[title="预览 发票 第1页.png"]')
  await expect(frame).toBeVisible()
  const headers = (await answered).headers()
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  await expect(page.frameLocator('iframe').locator('img')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('发票 第1页.png')
  expect((await readFile(await download.path())).equals(buffer)).toBe(true)
})

test('S1-041 what no browser shows is named and offered for saving', async ({ page }) => {
  const sessionId = await signUp(page, newPhone())
  const fileId = await store(page, sessionId, {
    name: '清单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('品名,数量\n'),
  })
  await preview(page, fileId)
  await expect(page.getByText('该类型的文件不能在线预览')).toBeVisible()
  await expect(page.getByText(/CSV 文件请下载后打开/)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '下载' })).toBeVisible()
})

test('S1-041 S1-233 another account, a visitor and no file at all are told apart', async ({
  page,
  browser,
  product,
}) => {
  const owner = await browser.newPage({ baseURL: product.url })
  const sessionId = await signUp(owner, newPhone())
  const fileId = await store(owner, sessionId, {
    name: 'a.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,b\n'),
  })
  await owner.close()
  await preview(page, fileId)
  await expect(page.getByText('登录后才能预览文件')).toBeVisible()
  await signUp(page, newPhone())
  await page.evaluate(() => sessionStorage.clear())
  await preview(page, fileId)
  await expect(page.getByRole('main').getByText('文件不存在或已被删除')).toBeVisible()
  await page.goto('/filePreview')
  await expect(page.getByText('没有指定文件')).toBeVisible()
})
