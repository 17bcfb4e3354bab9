import { expect, type Locator, type Page } from '@playwright/test'
import {
  addressKinds,
  bankTypes,
  logisticsTypes,
  partnerTypes,
} from '@maojian/domain/vocabulary/project-kind'
import { test } from './fixtures.ts'
import { knownCompany } from './known-parties.ts'
import { newPhone, signUp } from './newcomer.ts'

test.describe.configure({ timeout: 60_000 })

const menu = (page: Page): Locator => page.getByRole('navigation', { name: '填报内容' })

const section = (page: Page, name: string) =>
  menu(page)
    .getByRole('button', { name: new RegExp(name) })
    .click()

const begin = async (page: Page, name: string): Promise<void> => {
  await signUp(page, newPhone())
  await page.goto('/basicInformation')
  await page.getByLabel('项目名称').fill(name)
  await page.getByRole('button', { name: '保存并继续填报' }).click()
  await expect(page).toHaveURL(/\/process\?.*status=1/)
  // As it is opened again: without the hint of the first time.
  await page.goto(page.url().replace('status=1', 'status=2'))
}

/** What a field offers: arrow by arrow, for a long list is drawn only as far as it is in sight. */
const offered = async (page: Page, label: string): Promise<string[]> => {
  await page.getByRole('combobox', { name: label }).last().click()
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')
  const shown: string[] = []
  for (;;) {
    const text = (await active.textContent()) ?? ''
    if (shown.includes(text)) break
    shown.push(text)
    await page.keyboard.press('ArrowDown')
    await expect(active).not.toHaveText(text)
  }
  await page.keyboard.press('Escape')
  return shown
}

const deleteRow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '删除第 1 行' }).click()
  const question = page.getByRole('tooltip').filter({ hasText: '确定要删除吗' })
  await question.getByRole('button', { name: '删除' }).click()
}

test('S2-065 S2-066 S2-067 S2-068 S2-069 a new project hints at 24 hours, and the next one begins empty', async ({
  page,
}) => {
  await signUp(page, newPhone())
  await page.goto('/basicInformation')
  await expect(page.getByRole('alert').filter({ hasText: '24 小时' })).toBeVisible()
  await page.getByRole('button', { name: '保存并继续填报' }).click()
  await expect(page.getByText('请输入项目名称')).toBeVisible()
  await page.getByLabel('项目概述').fill('述'.repeat(301))
  await page.getByLabel('备注').fill('注'.repeat(121))
  await expect(page.getByText('301 / 300')).toBeVisible()
  await expect(page.getByText('121 / 120')).toBeVisible()
  await page.getByLabel('项目名称').fill('限时项目')
  await page.getByLabel('项目概述').fill('概述')
  await page.getByLabel('备注').fill('备注')
  await page.getByRole('button', { name: '保存并继续填报' }).click()
  await expect(page).toHaveURL(/\/process\?.*status=1/)
  await page.getByRole('dialog').getByRole('button', { name: '知道了，先去检索' }).click()
  await expect(page).toHaveURL(/\/index\?.*componentName=sanctionEvaluation/)
  await page.goto('/projects')
  await page.getByRole('main').getByRole('link', { name: '限时项目' }).first().click()
  await expect(page).toHaveURL(/\/process\?.*status=2/)
  await page.goto('/projects')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  for (const field of ['项目名称', '项目概述', '备注']) await expect(page.getByLabel(field)).toHaveValue('')
})

test('S2-063 S2-078 S2-079 S2-080 S2-081 S2-082 S2-083 S2-087 S2-090 partners: numbered rows, twelve types, a listed one in red', async ({
  page,
}) => {
  await begin(page, '相对方项目')
  const names = ['项目基本信息', '交易物项', '进出口国别', '交易相对方', '最终用途', '物流', '结算']
  for (const name of names)
    await expect(menu(page).getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await section(page, '交易相对方')
  for (let row = 0; row < 2; row++) await page.getByRole('button', { name: '添加相对方' }).click()
  await expect(page.getByRole('button', { name: '删除第 2 行' })).toBeVisible()
  expect((await offered(page, '类型')).toSorted()).toEqual([...partnerTypes].toSorted())
  await deleteRow(page)
  await expect(page.getByRole('button', { name: '删除第 2 行' })).toBeHidden()
  await page.getByLabel('企业或个人名称').fill(`${knownCompany.keyword} TECHNOLOGIES CO., LTD.`)
  await page.getByLabel('企业或个人名称').press('Escape')
  await expect(page.getByText('该主体在敏感名单中')).toBeVisible({ timeout: 20_000 })
  const search = page.getByRole('link', { name: '查看名单记录' })
  await expect(search).toHaveAttribute('target', '_blank')
  await expect(search).toHaveAttribute('href', new RegExp(`/index\\?seachKey=${knownCompany.keyword}`))
})

test('S2-084 S2-085 S2-091 a partner that may be listed is compared with whom it may be, ten a page', async ({
  page,
  product,
}) => {
  // The sample lists hold nobody of a name so near.
  if (!product.realLists) return
  await begin(page, '核对项目')
  await section(page, '交易相对方')
  await page.getByRole('button', { name: '添加相对方' }).click()
  await page.getByLabel('企业或个人名称').fill('Rosoboronexprot')
  await page.getByLabel('企业或个人名称').press('Escape')
  await expect(page.getByText('可能在名单中，请确认')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: '核对匹配' }).click()
  const picker = page.getByRole('dialog', { name: /核对匹配/ })
  await expect(picker.getByText(/^共 \d+ 条$/)).toBeVisible()
  await expect(picker.getByRole('radio').first()).toBeVisible()
  expect(await picker.getByRole('radio').count()).toBeLessThanOrEqual(10)
  await picker.getByLabel('理由').fill('注册地不同')
  await picker.getByRole('button', { name: '以上均不是' }).click()
  await expect(page.getByText('已核对')).toBeVisible()
})

test('S2-093 S2-098 S2-114 S2-116 S2-119 items and countries are rows with their risk, and leave after a question', async ({
  page,
}) => {
  await begin(page, '物项与国别')
  await section(page, '进出口国别')
  await page.getByRole('button', { name: '添加国别' }).click()
  expect((await offered(page, '地址类型')).toSorted()).toEqual([...addressKinds].toSorted())
  await page.getByRole('combobox').last().fill('俄罗斯')
  await page.getByRole('combobox').last().press('Enter')
  await expect(page.getByText('高风险国家')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: '敏感国家详情' })).toHaveAttribute('href', /countryId=RU/)
  await section(page, '交易物项')
  await page.getByRole('button', { name: '已知编码，直接填写' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('物项名称').fill('模数转换器')
  await drawer.getByLabel('ECCN').fill('3A001.a.2')
  await drawer.getByRole('checkbox', { name: /不在两用物项出口管制清单上/ }).check()
  await drawer.getByRole('button', { name: '保存物项' }).click()
  const row = page.getByRole('row', { name: /模数转换器/ })
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await expect(row.getByText('禁止或推定拒绝')).toBeVisible()
  await expect(row.getByRole('button', { name: '详情' })).toBeVisible()
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: /关闭|Close/ }).click()
  await row.getByRole('button', { name: '删除 模数转换器' }).click()
  await page
    .getByRole('tooltip')
    .filter({ hasText: '确定要删除吗' })
    .getByRole('button', { name: '删除' })
    .click()
  await expect(page.getByText('还没有物项')).toBeVisible()
  await section(page, '进出口国别')
  await deleteRow(page)
  await expect(page.getByText('高风险国家')).toBeHidden()
})

test('S2-124 S2-125 S2-126 S2-130 S2-131 S2-132 logistics of seven types and banks of six are looked for by name', async ({
  page,
}) => {
  await begin(page, '物流与结算')
  await section(page, '物流')
  await page.getByRole('button', { name: '添加物流' }).click()
  expect((await offered(page, '物流类型')).toSorted()).toEqual(Object.values(logisticsTypes).toSorted())
  await page.getByRole('combobox', { name: '物流类型' }).click()
  await page.getByTitle('承运人', { exact: true }).click()
  await page.getByRole('combobox', { name: '名称' }).fill(knownCompany.keyword)
  const tips = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await tips.filter({ hasText: '实体清单' }).first().click()
  await expect(page.getByText('高风险', { exact: true })).toBeVisible({ timeout: 20_000 })
  await section(page, '结算')
  await page.getByRole('button', { name: '添加银行' }).click()
  expect((await offered(page, '银行类型')).toSorted()).toEqual(Object.values(bankTypes).toSorted())
  await page
    .getByRole('combobox', { name: '银行名称' })
    .fill(`${knownCompany.keyword} TECHNOLOGIES CO., LTD.`)
  await page.getByRole('combobox', { name: '银行名称' }).press('Escape')
  await expect(page.getByText('银行在敏感名单中')).toBeVisible({ timeout: 20_000 })
})

test('S2-128 S2-133 listed parties are looked up ten a page and added as what they are in the deal', async ({
  page,
}, info) => {
  await begin(page, '名单检索')
  await section(page, '结算')
  await page.getByRole('button', { name: '从名单检索银行' }).click()
  const dialog = page.getByRole('dialog', { name: '从名单检索银行' })
  await dialog.getByRole('searchbox', { name: '名单主体名称' }).fill(knownCompany.keyword)
  await dialog.getByRole('button', { name: '检索' }).click()
  await expect(dialog.getByText(/共 \d+ 条/)).toBeVisible()
  expect(await dialog.getByRole('button', { name: /^加入 / }).count()).toBeLessThanOrEqual(10)
  await page.screenshot({ path: info.outputPath('listed-search.png') })
  await dialog
    .getByRole('button', { name: /^加入 / })
    .first()
    .click()
  await expect(page.getByText('请先选择银行类型')).toBeVisible()
  await dialog.getByRole('combobox', { name: '加入为何种银行' }).click()
  await page.getByTitle('付款行', { exact: true }).click()
  await dialog
    .getByRole('button', { name: /^加入 / })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: '银行名称' })).toHaveValue(/./)
  await expect(page.getByText('银行在敏感名单中')).toBeVisible({ timeout: 20_000 })

  await section(page, '物流')
  await page.getByRole('button', { name: '从名单检索物流主体' }).click()
  await page.getByRole('combobox', { name: '加入为何种物流主体' }).click()
  await expect(page.getByTitle('承运人', { exact: true })).toBeVisible()
  await expect(page.getByTitle('途经国家', { exact: true })).toBeHidden()
})
