import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')

test.describe('ECCN search', () => {
  test('S1-168 S1-034 the reference tables of the search home are filters', async ({ page }) => {
    await page.goto('/index?componentName=eccnSearch')
    await expect(main(page).getByText('Telecommunications')).toBeVisible()
    await main(page).getByRole('link', { name: '信息安全' }).click()
    await expect(page).toHaveURL(/\/eccnSearchPage\?category=5-2/)
    await expect(main(page).getByRole('link', { name: '5A002' })).toBeVisible()
  })

  test('S1-169 S2-197 an empty keyword says what to enter', async ({ page }) => {
    await page.goto('/index?componentName=eccnSearch')
    await main(page).getByRole('button', { name: '查询' }).click()
    await expect(page.getByText('请输入编码或物项名称关键词')).toBeVisible()
  })

  test('S1-158 S1-159 S1-162 a code typed short lands right and opens its detail', async ({ page }) => {
    await page.goto('/index?componentName=eccnSearch')
    await main(page).getByLabel('编码或物项名称').fill('3a1')
    await main(page).getByLabel('编码或物项名称').press('Enter')
    await expect(page).toHaveURL(/val=3a1&mode=CODE/)
    const first = main(page).getByRole('row').nth(1)
    await expect(first).toContainText('3A001')
    await expect(first).toContainText('1')
    await first.getByRole('link', { name: '3A001' }).click()
    await expect(page).toHaveURL(/\/eccBodyDetailsPage\?eccn=3A001/)
  })

  test('S1-160 S1-166 S1-164 greyed filters say why; a filter narrows; pages number on', async ({ page }) => {
    await page.goto('/eccnSearchPage?val=%E9%87%8D%E5%8A%9B%E4%BB%AA&mode=NAME')
    const nuclear = main(page).getByRole('button', { name: /^0 核材料/ })
    await expect(nuclear).toBeDisabled()
    await expect(nuclear).toHaveAttribute('title', /没有属于此项/)
    await main(page)
      .getByRole('button', { name: /^6 传感器/ })
      .click()
    await expect(page).toHaveURL(/category=6/)
    await page.goto('/eccnSearchPage?category=3&page=2')
    await expect(main(page).getByRole('row').nth(1).getByRole('cell').first()).toHaveText('11')
  })

  test('S1-163 S1-167 EAR99 opens nothing; nothing found explains itself', async ({ page }) => {
    await page.goto('/eccnSearchPage?val=EAR99&mode=CODE')
    await expect(main(page).getByText('EAR99', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'EAR99' })).toHaveCount(0)
    await page.goto('/eccnSearchPage?val=zzzzqq&mode=NAME')
    await expect(main(page).getByText('没有相关结果')).toBeVisible()
    await expect(main(page).getByText(/查不到不等于 EAR99/)).toBeVisible()
  })
})

test('S1-172…S1-181 the detail shows every section and leads to chart and tree', async ({ page }) => {
  await page.goto('/eccBodyDetailsPage?eccn=3A001')
  for (const section of ['许可要求', '许可例外', 'STA 特别条件', '相关管制与定义', '下级项', '注释'])
    await expect(main(page).getByRole('region', { name: section, exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'NS 第 2 列' }).click()
  await expect(page).toHaveURL(/\/listofCountries\?code=NS2/)
  await page.goBack()
  await main(page).getByRole('link', { name: '关系网络' }).click()
  await expect(page).toHaveURL(/\/relationalPageFaces\?eccn=3A001/)
})

test('S1-033 the item page folds grouped notes', async ({ page }) => {
  await page.goto('/detailsPage?eccn=3E001')
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('3E001')
  await expect(main(page).getByText(/^许可要求（/)).toBeVisible()
})

test.describe('ECCN tree', () => {
  test('S1-197 S1-198 S1-199 seven children, the rest behind more, a node opens its detail', async ({
    page,
  }) => {
    await page.goto('/relationalPageFaces?eccn=3A001')
    const tree = main(page).getByRole('list', { name: 'ECCN 关系树' })
    await expect(tree.getByRole('link', { name: '3A001.g' })).toBeVisible()
    await expect(tree.getByRole('link', { name: '3A001.h' })).toHaveCount(0)
    await tree.getByRole('button', { name: /^更多/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^3A001\.z / })
      .click()
    await expect(page).toHaveURL(/\/eccBodyDetailsPage\?eccn=3A001\.z/)
  })

  test('a search opens the way to what it finds', async ({ page }) => {
    await page.goto('/relationalPageFaces?eccn=3A001')
    await main(page).getByLabel('在树中查找').fill('3A001.b.2.a')
    await main(page).getByLabel('在树中查找').press('Enter')
    await expect(main(page).getByRole('link', { name: '3A001.b.2.a', exact: true })).toBeVisible()
  })
})

test.describe('country chart', () => {
  test('S1-184 S1-186 S1-187 the named column is highlighted and in sight, remarks span the row', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto('/listofCountries?code=CC2')
    const head = main(page).locator('th[aria-current="true"]')
    await expect(head).toHaveText('CC 2')
    await expect(head).toBeInViewport()
    await expect(main(page).getByRole('row', { name: /古巴/ }).getByRole('cell')).toHaveCount(1)
  })

  test('S1-185 a footnote opens as a popover', async ({ page }) => {
    await page.goto('/listofCountries')
    await main(page)
      .getByRole('button', { name: /^脚注 10/ })
      .first()
      .click()
    await expect(page.getByRole('tooltip').getByText('脚注 10')).toBeVisible()
  })

  test('S1-188 exports keep codes as text', async ({ page }) => {
    await page.goto('/licenceMatrix?countryId=CN&find=3E001')
    await expect(main(page).getByRole('link', { name: '3E001' })).toBeVisible()
    const saved = page.waitForEvent('download')
    await main(page).getByRole('button', { name: '导出 CSV' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    expect(text).toContain('"=""3E001"""')
    const book = page.waitForEvent('download')
    await main(page).getByRole('button', { name: '导出 XLSX' }).click()
    expect((await book).suggestedFilename()).toMatch(/\.xlsx$/)
  })
})

test.describe('destination', () => {
  test('S1-192 S2-188 S1-193 two tabs; one verdict card a country; groups with X; nothing found', async ({
    page,
  }) => {
    await page.goto('/index?componentName=destination')
    await main(page).getByRole('textbox', { name: '目的国家' }).fill('俄罗斯')
    await main(page).getByRole('textbox', { name: '目的国家' }).press('Enter')
    await expect(main(page).getByRole('region', { name: '结论', exact: true })).toContainText('高风险')
    await page.getByRole('tab', { name: '国家组查询' }).click()
    await expect(main(page).getByRole('region', { name: /^D 组/ })).toContainText('X')
    await main(page).getByRole('textbox', { name: '目的国家' }).fill('亚特兰蒂斯')
    await main(page).getByRole('textbox', { name: '目的国家' }).press('Enter')
    await expect(main(page).getByText('没有相关结果')).toBeVisible()
  })

  test('S1-195 S2-196 an empty country says what to enter', async ({ page }) => {
    await page.goto('/index?componentName=destination')
    await main(page).getByRole('button', { name: '查询' }).click()
    await expect(page.getByText('请输入目的国家名称')).toBeVisible()
  })

  test('S1-189 S2-189 S1-190 S1-191 four group tables of five rows with a filter', async ({ page }) => {
    await page.goto('/index?componentName=destination&tab=group')
    const group = main(page).getByRole('region', { name: 'A 组：多边机制与 STA 目的地' }).first()
    await expect(group.getByRole('row')).toHaveCount(6)
    await expect(group.getByRole('columnheader')).toHaveCount(7)
    await group.getByLabel('A 组国家关键词').fill('日本')
    await group.getByLabel('A 组国家关键词').press('Enter')
    await expect(group.getByRole('row')).toHaveCount(2)
  })

  test('S1-194 S2-040 S2-118 three sensitive tabs, the first active, with a detail', async ({ page }) => {
    await page.goto('/importingCountry')
    await expect(page.getByRole('tab', { name: '敏感国家/地区' })).toHaveAttribute('aria-selected', 'true')
    await main(page).getByRole('row', { name: /朝鲜/ }).getByRole('button', { name: '详情' }).click()
    await expect(page.getByRole('dialog')).toContainText('15 CFR 746.4')
    await expect(page).toHaveURL(/countryId=KP/)
  })
})

test.describe('licence determination', () => {
  test('item, destination and amount give outcome, proof and exceptions', async ({ page }) => {
    await page.goto('/licenceDetermination?eccn=3A001.a.2&destination=BR&value=4000')
    await expect(main(page).getByRole('region', { name: '结论', exact: true })).toContainText(
      '需要许可证，可能适用例外',
    )
    await expect(main(page).getByRole('region', { name: '判定依据' })).toContainText('15 CFR 738.4')
    await expect(main(page).getByRole('region', { name: '许可例外' })).toContainText('LVS')
    await expect(main(page).getByRole('region', { name: '判定条件摘要' })).toContainText('净值 4000 美元')
    await expect(main(page).getByText(/如目的地为/)).toHaveCount(0)
  })

  test('an answered end use changes the outcome', async ({ page }) => {
    await page.goto('/licenceDetermination?eccn=3A991.a&destination=CN')
    await expect(main(page).getByRole('region', { name: '结论', exact: true })).toContainText(
      '未发现许可要求',
    )
    await main(page).getByRole('button', { name: '修改条件' }).click()
    await main(page)
      .getByRole('button', { name: /^最终用途（/ })
      .click()
    await main(page)
      .getByRole('radiogroup', { name: /军事最终用途/ })
      .getByText('是', { exact: true })
      .click()
    await expect(main(page).getByRole('region', { name: '结论', exact: true })).toContainText('需要许可证')
  })

  test('S2-190 a listed end user decides, until a person says that it is another', async ({
    signedIn: page,
  }) => {
    const name = encodeURIComponent('Huawei Technologies Co., Ltd.')
    await page.goto(`/licenceDetermination?eccn=EAR99&destination=DE&endUser=${name}`)
    const verdict = main(page).getByRole('region', { name: '结论', exact: true })
    await expect(verdict).toContainText('需要许可证')
    const hits = main(page).getByRole('region', { name: '最终用户筛查' })
    await expect(hits).toContainText('实体清单')
    const first = hits.getByRole('listitem').first()
    await first.getByText('不是', { exact: true }).click()
    await expect(first.getByRole('radio', { name: '不是', exact: true })).toBeChecked()
  })

  test('a code that is not in the list is told at its field, and the form stands open', async ({ page }) => {
    await page.goto('/licenceDetermination?eccn=3A777&destination=BR')
    const item = main(page).getByLabel(/^物项（ECCN/)
    await expect(item).toBeVisible()
    await expect(main(page).getByText('管制清单中没有 3A777，请核对编码').first()).toBeVisible()
  })

  test('buyer, forwarder and bank beside the end user: each screened, and printed in the document', async ({
    signedIn: page,
  }) => {
    await page.goto('/licenceDetermination')
    await main(page)
      .getByLabel(/^物项（ECCN/)
      .fill('EAR99')
    await main(page)
      .getByLabel(/^目的国家或地区/)
      .fill('德国')
    await page.getByTitle(/^德国 /).click()
    for (const [at, name] of [
      ['1', 'Huawei Technologies Co., Ltd.'],
      ['2', 'Nobody Forwarding Whatsoever'],
      ['3', 'Nobody Bank Whatsoever'],
    ] as const) {
      await main(page).getByRole('button', { name: '添加当事方' }).click()
      await main(page).getByLabel(`当事方 ${at} 的名称`).fill(name)
    }
    await main(page).getByLabel('当事方 3 的角色').click()
    await page.getByTitle('银行', { exact: true }).click()
    await main(page).getByRole('button', { name: '判定', exact: true }).click()
    await expect(main(page).getByRole('region', { name: '结论', exact: true })).toContainText('需要许可证')
    await expect(main(page).getByRole('region', { name: '买方筛查' })).toContainText('实体清单')
    await expect(main(page).getByRole('region', { name: '银行筛查' })).toBeVisible()
    await expect(main(page).getByRole('region', { name: '判定依据' })).toContainText(
      '买方Huawei Technologies Co., Ltd.：当事方被列入实体清单',
    )
    const saved = page.waitForEvent('download')
    await main(page).getByRole('button', { name: '下载判定书（PDF）' }).click()
    const bytes = await readFile(await (await saved).path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await main(page).getByRole('button', { name: '重置' }).first().click()
    await expect(main(page).getByText('填写物项和目的国家后开始判定')).toBeVisible()
    await expect(main(page).getByLabel(/^物项（ECCN/)).toHaveValue('')
  })

  test('without item or destination the form says what is missing', async ({ page }) => {
    await page.goto('/licenceDetermination')
    await main(page).getByRole('button', { name: '判定', exact: true }).click()
    await expect(page.getByText('请输入 ECCN 编码').first()).toBeVisible()
  })

  test('the matrix colours every destination with its word', async ({ page }) => {
    await page.goto('/licenceMatrix?eccn=3A001.a.2')
    await expect(main(page).getByRole('row', { name: /安道尔/ })).toContainText('需要许可证')
    await main(page)
      .getByRole('button', { name: /^未发现许可要求/ })
      .click()
    await expect(main(page).getByRole('row', { name: /加拿大/ })).toBeVisible()
    await main(page)
      .getByRole('row', { name: /加拿大/ })
      .getByRole('link', { name: '未发现许可要求' })
      .click()
    await expect(page).toHaveURL(/licenceDetermination\?eccn=3A001\.a\.2&destination=CA/)
  })
})
