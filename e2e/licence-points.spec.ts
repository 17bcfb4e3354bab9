import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const ask = (page: Page, fields: Readonly<Record<string, string>>) =>
  page.goto(`/licenceDetermination?${new URLSearchParams(fields).toString()}`)

const listed = 'Huawei Cloud Beijing'

/** Answers the open points one after the other, as long as any of them takes a plain answer. */
const answerAll = async (page: Page, answer: '是' | '否' | '不清楚'): Promise<void> => {
  await expect(part(page, '待确认事项')).toBeVisible()
  const open = part(page, '待确认事项')
    .getByRole('listitem')
    .filter({ hasText: '影响结论' })
    .filter({ has: page.getByRole('radiogroup') })
    .filter({ hasNot: page.getByRole('radio', { checked: true }) })
  for (let left = await open.count(); left > 0; left = await open.count()) {
    const judged = page.waitForResponse(/\/api\/determination/)
    await open.first().getByText(answer, { exact: true }).click()
    await judged
    await expect(part(page, '结论')).toBeVisible()
    await expect.poll(() => open.count()).not.toBe(left)
  }
}

test('A1 a question that stays open with an answer is answered on the page', async ({ page }) => {
  await ask(page, { eccn: 'EAR99', destination: 'UA' })
  await answerAll(page, '不清楚')
  await expect(part(page, '结论')).toContainText('专家')
  await expect(part(page, '待确认事项').getByRole('radio', { name: '不清楚', checked: true })).toHaveCount(1)
})

test('A2 a hit of part 744 stands alone, without a word that nothing was found', async ({
  signedIn: page,
}) => {
  await ask(page, { eccn: 'EAR99', destination: 'DE', endUser: listed })
  await expect(part(page, '结论')).toContainText('需要许可证')
  await expect(part(page, '判定依据')).toContainText('744.11(a)')
  await expect(part(page, '判定依据')).not.toContainText('未发现第744部分名单命中')
})

test('A3 a seat in China behind the end user needs the licence of 744.23', async ({ signedIn: page }) => {
  const chip = { eccn: '3A090.b', destination: 'DE', endUser: 'Nobody Whatsoever' }
  await ask(page, { ...chip, headquarters: 'CN' })
  await expect(part(page, '结论')).toContainText('需要许可证')
  await expect(part(page, '判定依据')).toContainText('744.23(a)(3)(i)')
  await ask(page, chip)
  await expect(part(page, '结论')).toContainText('专家')
})

test('A4 A7 an item outside the EAR and a listed party: not subject, with the footnote and OFAC as warnings', async ({
  signedIn: page,
}) => {
  await ask(page, { eccn: 'EAR99', destination: 'DE', endUser: listed, made: 'foreign', contentShare: '0' })
  await answerAll(page, '否')
  await expect(part(page, '判定依据')).toContainText('734.3; 734.4; 734.9')
  await expect(part(page, '结论')).not.toContainText('需要许可证')
})

test('A5 owners with shares bring the affiliates rule with its state; untold owners are Red Flag 29', async ({
  signedIn: page,
}) => {
  const user = { eccn: 'EAR99', destination: 'DE', endUser: 'Nobody Whatsoever' }
  await ask(page, { ...user, owners: `${listed} 60%` })
  await expect(part(page, '判定依据')).toContainText('90 FR 50857')
  await expect(part(page, '结论')).toContainText('需要许可证')
  await ask(page, user)
  await expect(part(page, '待确认事项')).toContainText('732 Supp. 3 (29)')
})

test('A6 gates of exceptions: what an open control would close is to be confirmed', async ({ page }) => {
  await ask(page, { eccn: '3A001.a.5.a.1', destination: 'BR', value: '100' })
  const exceptions = part(page, '许可例外')
  await expect(exceptions).toContainText('GBS')
  await expect(exceptions).toContainText('尚未确定的管制（MT）不成立')
  await expect(exceptions.getByText(/只因国家安全需要许可.*：待确认/).first()).toBeVisible()
})

test('A8 occupied regions, territories, Iraq and EAR99 technology for an Iranian', async ({ page }) => {
  await ask(page, { eccn: 'EAR99', destination: 'UA-43' })
  await expect(part(page, '判定依据')).toContainText('746.6(a)')
  await ask(page, { eccn: '3A001.a.2', destination: 'GL' })
  await expect(part(page, '判定依据')).toContainText('按丹麦的规定办理')
  await ask(page, { eccn: '1C355.a', destination: 'IQ' })
  await expect(part(page, '判定依据')).toContainText('746.3(a)(1)')
  await ask(page, { eccn: 'EAR99', destination: 'IR', activity: 'deemed' })
  await expect(part(page, '结论')).toContainText('专家')
})

test('A9 the policy of review drives the colour', async ({ page }) => {
  await ask(page, { eccn: '3A090.a', destination: 'CN' })
  await expect(part(page, '判定依据')).toContainText('推定拒绝')
  await expect(part(page, '结论')).toContainText('需要许可证')
  await expect(part(page, '结论')).not.toContainText('可能适用例外')
})

test('A10 A11 an unknown paragraph and a day that is not covered are told at their fields', async ({
  page,
}) => {
  await ask(page, { eccn: '3A001.a.99', destination: 'DE' })
  await expect(
    main(page)
      .getByText(/3A001.*a\.99/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await ask(page, { eccn: '3A001.a.2', destination: 'DE', date: '2020-01-01' })
  await expect(
    main(page)
      .getByText(/覆盖 2025-09-29/)
      .first(),
  ).toBeVisible()
  await ask(page, { eccn: '3A001.a.2', destination: 'DE' })
  await expect(
    main(page)
      .getByText(/管制事实截至 2026-08-07/)
      .first(),
  ).toBeVisible()
})

test('B12 the way, the activity and the content are asked and judged', async ({ page }) => {
  await ask(page, { eccn: 'EAR99', destination: 'TR', via: 'IR' })
  await expect(part(page, '判定依据')).toContainText('736.2(b)(6)')
  await ask(page, { eccn: '3E001', destination: 'CN', activity: 'deemed', relatedTo: '3A001.a.2' })
  await expect(part(page, '判定依据')).toContainText('734.13(a)(2)')
  const content = { price: '1000', parts: [{ eccn: '3A001.a.2', value: '300' }] }
  await ask(page, {
    eccn: '3A991.a',
    destination: 'CN',
    made: 'foreign',
    content: JSON.stringify(content),
  })
  await answerAll(page, '否')
  await expect(part(page, '判定依据')).toContainText('门槛25%')
})

test('B13 the law of China answers beside it: code, notice and catch-all', async ({ page }) => {
  await ask(page, { eccn: 'EAR99', destination: 'DE', cnCode: '3C001' })
  const china = part(page, '中国出口管制')
  await expect(china).toContainText('需要许可')
  await expect(china).toContainText('出口管制法第十二条第三款')
})

test('activity and places that contradict each other are told at their field', async ({ page }) => {
  const transfer = { eccn: '3A001.a.2', destination: 'CN', activity: 'transfer' }
  await ask(page, { ...transfer, shipFrom: 'US' })
  await expect(
    main(page).getByText('而货物自美国运往中国，应为出口；请改正行为或起运国家').first(),
  ).toBeVisible()
  await expect(part(page, '结论')).toHaveCount(0)
  await ask(page, transfer)
  await expect(part(page, '结论')).toContainText('专家')
  await expect(part(page, '待确认事项')).toContainText('在当地的此类物项多系凭许可证或许可例外运来')
  await answerAll(page, '否')
  await expect(part(page, '结论')).toContainText('未发现许可要求')
})

test('an end user who is nobody is told as not screened, and one of spaces is none', async ({
  signedIn: page,
}) => {
  await ask(page, { eccn: '3A991.a', destination: 'CN', endUser: '待定' })
  await expect(part(page, '最终用户筛查')).toContainText('“待定”只含通用词')
  await expect(part(page, '结论')).toContainText('专家')
  await expect(part(page, '判定依据')).not.toContainText('未发现第744部分名单命中')
  await ask(page, { eccn: '3A991.a', destination: 'CN', endUser: '　' })
  await expect(part(page, '结论')).toContainText('未发现许可要求')
  await expect(part(page, '最终用户筛查')).toHaveCount(0)
})
