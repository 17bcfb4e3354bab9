import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: '快速跳转' })).toBeFocused()
}

/** Any listed party, as the warning page links it. */
const firstParty = async (page: Page): Promise<string> => {
  const reply = await page.request.get('/api/morning/page', { params: { pageSize: '1' } })
  const { data } = (await reply.json()) as {
    data: { data: { dataJson: { entityList: { dataId: string; dataType: string }[] } }[] }
  }
  const party = data.data[0]?.dataJson.entityList[0]
  return `/sanctionInfo?id=${party?.dataId}&dataType=${party?.dataType}&pageName=warning`
}

test('Ctrl+K jumps to a page by name, by keyboard alone', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('名单状态')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/listHealth$/)
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: '快速跳转' })).toBeHidden()
})

test('Ctrl+K offers the parties seen last before anything is typed', async ({ signedIn: page }) => {
  await page.goto(await firstParty(page))
  // The page first bears its own name, then that of the party.
  await expect(page).not.toHaveTitle(/^(贸鉴|制裁条目详情 - 贸鉴)$/)
  const name = await page.title()
  await page.goto('/listHealth')
  await expect(page.getByRole('heading', { level: 1, name: '名单状态' })).toBeVisible()
  await openPalette(page)
  await expect(page.getByText('最近查看').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(name)
  await expect(page).toHaveURL(/\/sanctionInfo\?id=/)
})

test('Ctrl+K finds an entry of the control list, and asks for whatever was typed', async ({
  signedIn: page,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('3A001')
  const palette = page.getByRole('dialog', { name: '快速跳转' })
  await expect(palette.getByText('检索“3A001”')).toBeVisible()
  await palette.getByText(/^3A001 /).click()
  await expect(page).toHaveURL(/\/eccBodyDetailsPage\?eccn=3A001/)
})

test('what is typed at once after Ctrl+K goes to the palette, not to the page behind it', async ({
  signedIn: page,
}) => {
  await page.goto('/sanctionSearch?key=HUAWEI')
  const box = page.getByLabel('检索词')
  await expect(box).toHaveValue('HUAWEI')
  await box.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('许可矩阵')
  await expect(page.getByRole('combobox', { name: '快速跳转' })).toHaveValue('许可矩阵')
  await expect(box).toHaveValue('HUAWEI')
})
