import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { newPhone, signUp } from './newcomer.ts'

test.describe.configure({ timeout: 45_000 })

const wizard = (page: Page) => page.getByRole('dialog', { name: /添加物项|物项：/ })

const heading = (page: Page, title: string) =>
  expect(wizard(page).getByRole('heading', { name: title, exact: true })).toBeVisible()

const next = (page: Page) => wizard(page).getByRole('button', { name: '下一步' }).click()

const answer = (page: Page, question: string | RegExp, said: string) =>
  wizard(page)
    .getByRole('radiogroup', { name: question })
    // The box of a button-like radio lies under its words.
    .getByText(said, { exact: true })
    .click()

const choose = async (page: Page, country: string): Promise<void> => {
  const field = wizard(page).getByRole('combobox', { name: /目的地/ })
  await field.fill(country)
  // The list of countries comes after the field.
  await expect(page.getByTitle(new RegExp(`^${country} `)).last()).toBeVisible()
  await field.press('Enter')
  await field.press('Escape')
}

const openItems = async (page: Page, name: string): Promise<void> => {
  await page.goto('/projects')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByRole('heading', { name: '新建项目' })).toBeVisible()
  await page.getByLabel('项目名称').fill(name)
  await page.getByRole('button', { name: '保存并继续填报' }).click()
  await expect(page).toHaveURL(/\/process\?.*status=1/)
  // As it is opened again: without the hint of the first time.
  await page.goto(page.url().replace('status=1', 'status=2'))
  await page
    .getByRole('navigation', { name: '填报内容' })
    .getByRole('button', { name: /交易物项/ })
    .click()
}

const first = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '添加物项' }).click()
  await heading(page, '物项与归类')
  await wizard(page).getByLabel('物项名称').fill('模数转换器')
  await answer(page, /物项种类/, '货物')
  await answer(page, /制造商的料号/, '否')
  await next(page)
  await heading(page, '原产地与美国成分')
  await answer(page, /原产于美国/, '是')
  await next(page)
  await heading(page, '已公开与其他机构管辖')
}

test('S2-094 S2-095 S2-106 S2-108 an item goes through the full-screen pages into the project with its proof', async ({
  page,
}, info) => {
  const picture = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) })
  await signUp(page, newPhone())
  await openItems(page, '转换器出口')
  await first(page)
  await answer(page, /其他机构/, '否，由商务部管辖')
  await picture('agency')
  await next(page)
  await heading(page, '管制清单：货物')
  await expect(wizard(page).getByText('按名称可能的条目')).toBeVisible()
  await picture('list')
  await wizard(page).getByLabel('选定的条目或段落').fill('3A001.a.2')
  await next(page)
  await heading(page, '目的地：管制清单物项')
  await choose(page, '巴西')
  await choose(page, '中国')
  await expect(wizard(page).getByRole('row', { name: /巴西/ })).toContainText('可能适用例外')
  await expect(wizard(page).getByRole('row', { name: /^中国/ })).toContainText('需要许可证')
  await answer(page, /第三国转运/, '否')
  await answer(page, /再出口到另一国家/, '否')
  await picture('table')
  await next(page)
  await heading(page, '许可例外')
  await picture('exceptions')
  await next(page)
  await heading(page, '最终用户')
  await wizard(page).getByLabel('最终用户名称').fill('HUAWEI TECHNOLOGIES CO., LTD.')
  await wizard(page).getByLabel('最终用户名称').press('Escape')
  await expect(wizard(page).getByText('该主体在敏感名单中')).toBeVisible()
  await picture('user')
  await next(page)
  await heading(page, '最终用途')
  await answer(page, /导弹、运载火箭/, '不清楚')
  await expect(wizard(page).getByText('建议进一步开展尽职调查')).toBeVisible()
  await picture('end-use')
  await next(page)
  await heading(page, '上传材料')
  await next(page)
  await heading(page, '中国出口管制与待确认事项')
  await wizard(page)
    .getByRole('checkbox', { name: /不在两用物项出口管制清单上/ })
    .check()
  await picture('china')
  await next(page)
  await heading(page, '最终建议')
  await expect(wizard(page).getByRole('region', { name: '结论' })).toContainText('需要许可证')
  await picture('conclusion')
  await wizard(page).getByRole('button', { name: '完成并写入项目' }).click()
  await expect(wizard(page)).toBeHidden()
  await expect(page.getByRole('row', { name: /模数转换器/ })).toContainText('3A001.a.2')
  await picture('items')
})

test('S2-104 S2-110 the way back keeps the answers, and a reload goes on where it stood', async ({
  page,
}) => {
  await signUp(page, newPhone())
  await openItems(page, '中断的物项')
  await page.getByRole('button', { name: '添加物项' }).click()
  await expect(wizard(page).getByRole('button', { name: '上一步' })).toBeHidden()
  await wizard(page)
    .getByRole('button', { name: /关闭|Close/ })
    .click()
  await first(page)
  await wizard(page).getByRole('button', { name: '上一步' }).click()
  await heading(page, '原产地与美国成分')
  await expect(
    wizard(page)
      .getByRole('radiogroup', { name: /原产于美国/ })
      .getByRole('radio', { name: '是', exact: true }),
  ).toBeChecked()
  await next(page)
  await heading(page, '已公开与其他机构管辖')
  await page.reload()
  await expect(page.getByText('有 1 个物项尚未填完')).toBeVisible()
  await page.getByRole('button', { name: '继续填写' }).click()
  await heading(page, '已公开与其他机构管辖')
})

test('S2-099 a paper is uploaded, previewed, and taken out after a question with its name', async ({
  page,
}) => {
  await signUp(page, newPhone())
  await openItems(page, '带材料的物项')
  await page.getByRole('button', { name: '添加物项' }).click()
  await wizard(page).getByLabel('物项名称').fill('国产机床')
  await answer(page, /物项种类/, '货物')
  await next(page)
  for (const question of [/原产于美国/, /零部件、软件或技术/, /技术、软件或设备生产/])
    await answer(page, question, '否')
  await next(page)
  await heading(page, '不受该条例管辖的依据')
  const file = {
    name: '原产地证明.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  }
  await next(page)
  await expect(wizard(page).getByText('请填写不受该条例管辖、或由其他机构管辖的理由')).toBeVisible()
  await wizard(page)
    .getByLabel(/不受该条例管辖、或由其他机构管辖的理由/)
    .fill('全部部件产自中国')
  await wizard(page).locator('input[type=file]').setInputFiles(file)
  const link = wizard(page).getByRole('link', { name: '原产地证明.pdf' })
  await expect(link).toHaveAttribute('href', /filePreview\?fileId=/)
  await next(page)
  await heading(page, '目的地：EAR99 或不受管辖的物项')
  await expect(wizard(page).getByText('归类（跳过）')).toBeVisible()
  await wizard(page).getByRole('button', { name: '上一步' }).click()
  await wizard(page).getByRole('button', { name: '删除 原产地证明.pdf' }).click()
  await expect(page.getByText('确定要删除文件“原产地证明.pdf”吗？')).toBeVisible()
  await page.getByRole('tooltip').getByRole('button', { name: '删除' }).click()
  await expect(link).toBeHidden()
})
