import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { knownCompany } from './known-parties.ts'
import { newPhone, signUp } from './newcomer.ts'

// The check is a job, and the document another: both are asked for until they are done.
test.describe.configure({ timeout: 120_000 })

const section = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '填报内容' })
    .getByRole('button', { name: new RegExp(name) })
    .click()

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).last().click()
  await page.getByTitle(option, { exact: true }).last().click()
}

const saved = (page: Page) => expect(page.getByText(/^已保存/)).toBeVisible()

const begin = async (page: Page, name: string): Promise<void> => {
  await page.goto('/projects')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByRole('heading', { name: '新建项目' })).toBeVisible()
  await page.getByLabel('项目名称').fill(name)
  await page.getByRole('button', { name: '保存并继续填报' }).click()
  await expect(page).toHaveURL(/\/process\?.*status=1/)
  // As it is opened again: without the hint of the first time.
  await page.goto(page.url().replace('status=1', 'status=2'))
}

const addItem = async (page: Page): Promise<void> => {
  await section(page, '交易物项')
  await page.getByRole('button', { name: '已知编码，直接填写' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('物项名称').fill('模数转换器')
  await drawer.getByLabel('ECCN').fill('3A001.a.2')
  await drawer.getByRole('checkbox', { name: /不在两用物项出口管制清单上/ }).check()
  await drawer.getByRole('button', { name: '保存物项' }).click()
  await expect(page.getByRole('cell', { name: '模数转换器', exact: true })).toBeVisible()
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: /关闭|Close/ }).click()
}

const addCountry = async (page: Page): Promise<void> => {
  await section(page, '进出口国别')
  await page.getByRole('button', { name: '添加国别' }).click()
  const country = page.getByRole('combobox').last()
  await country.fill('巴西')
  // The list of countries comes after the field.
  await expect(page.getByTitle(/^巴西 /)).toBeVisible()
  await country.press('Enter')
  await saved(page)
}

const tick = async (page: Page, name: string, words: string): Promise<void> => {
  await section(page, name)
  await page.getByRole('checkbox', { name: words }).check()
}

test('S2-064 S2-070 S2-073 S2-135 a deal with a listed partner is filled in, submitted, and its report exported', async ({
  page,
}, info) => {
  await signUp(page, newPhone())
  await begin(page, '向巴西出口转换器')
  await addItem(page)
  await addCountry(page)
  await section(page, '交易相对方')
  await page.getByRole('button', { name: '添加相对方' }).click()
  await choose(page, '类型', '合同相对方')
  await page.getByLabel('企业或个人名称').fill(`${knownCompany.keyword} TECHNOLOGIES CO., LTD.`)
  await page.getByLabel('企业或个人名称').press('Escape')
  await expect(page.getByText('该主体在敏感名单中')).toBeVisible({ timeout: 20_000 })
  await page.screenshot({ path: info.outputPath('partners.png'), fullPage: true })

  await page.getByRole('button', { name: '提交' }).click()
  await page.getByRole('button', { name: /最终用途.*题未答完/ }).click()
  await expect(page.getByRole('heading', { name: '最终用途' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('end-use.png'), fullPage: true })
  await page.getByRole('checkbox', { name: /112/ }).check()
  await tick(page, '物流', '不涉及物流')
  await tick(page, '结算', '不涉及银行结算')
  await page.getByRole('button', { name: '提交' }).click()

  await expect(page).toHaveURL(/\/report\?id=/, { timeout: 30_000 })
  await expect(page.getByRole('region', { name: '结论' })).toContainText('高风险', { timeout: 60_000 })
  await expect(page.getByRole('region', { name: '最终用户与交易相对方' }).first()).toContainText('合同相对方')
  await page.screenshot({ path: info.outputPath('report.png'), fullPage: true })
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 PDF' }).click()
  expect((await file).suggestedFilename()).toContain('风险报告-向巴西出口转换器')

  await page.goto('/projects')
  await expect(page.getByRole('link', { name: '已检查' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('list.png'), fullPage: true })
})

test('S2-049 S2-051 S2-052 the list has its title, its columns, query and reset; a name opens the project', async ({
  page,
}) => {
  await signUp(page, newPhone())
  for (const name of ['甲项目', '乙项目']) await begin(page, name)
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: '境外出口管制风险排查' })).toBeVisible()
  for (const column of ['项目名称', '交易相对方', '国别', '状态', '填报人', '创建时间'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  await page.getByLabel('项目名称').fill('甲')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: '乙项目' })).toHaveCount(0)
  await page.getByRole('button', { name: '重置' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: '乙项目' })).toBeVisible()
  await expect(page.getByLabel('项目名称')).toHaveValue('')
  await page.getByRole('checkbox', { name: '选择 甲项目' }).check()
  await page.getByRole('checkbox', { name: '选择 乙项目' }).check()
  await expect(page.getByRole('checkbox', { name: '选择 甲项目' })).not.toBeChecked()
  await page.getByRole('main').getByRole('link', { name: '甲项目' }).click()
  await expect(page).toHaveURL(/\/process\?id=[^&]+&status=2/)
  await expect(page.getByRole('heading', { name: '甲项目' })).toBeVisible()
})

test('S2-054 S2-055 S2-056 one chosen project is deleted after a question and taken back', async ({
  page,
}) => {
  await signUp(page, newPhone())
  await begin(page, '待删项目')
  await page.goto('/projects')
  await expect(page.getByRole('button', { name: '删除' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '选择 待删项目' }).check()
  await page.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('确定要删除所选项目吗？')).toBeVisible()
  await page.getByRole('tooltip').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('还没有项目')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: '待删项目' })).toBeVisible()
})

test('S2-074 two browsers edit one project: the later one is told and loses nothing', async ({
  page,
  context,
}) => {
  await signUp(page, newPhone())
  await begin(page, '两人项目')
  const other = await context.newPage()
  await other.goto(page.url())
  for (const one of [page, other]) await section(one, '项目基本信息')
  await other.getByLabel('备注').fill('甲写的')
  await saved(other)
  await page.getByLabel('备注').fill('乙写的')
  await expect(page.getByText('备注：现在是“甲写的”，您填写的是“乙写的”')).toBeVisible()
  await expect(page.getByLabel('备注')).toHaveValue('乙写的')
  await page.getByRole('button', { name: '仍保存我填写的内容' }).click()
  await saved(page)
  await page.reload()
  await section(page, '项目基本信息')
  await expect(page.getByLabel('备注')).toHaveValue('乙写的')
})

test('what was typed and not yet saved comes back after a reload', async ({ page }) => {
  await signUp(page, newPhone())
  await begin(page, '草稿项目')
  await section(page, '项目基本信息')
  await page.getByLabel('项目概述').fill('刚刚写下')
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('项目概述')).toHaveValue('刚刚写下')
  await saved(page)
})
