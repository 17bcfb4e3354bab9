import { readFile } from 'node:fs/promises'
import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

/** Of the invented enterprises that come with the product. */
const listed = '示例列名企业甲'
const owned = '昀衡精密制造有限公司（示例）'

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const canvasOf = (page: Page): Locator => page.getByRole('main').getByRole('application')

const untilDrawn = async (page: Page): Promise<void> => {
  await expect(canvasOf(page)).toHaveAttribute('data-drawn', 'true')
}

const graphOf = async (page: Page, name: string, view = ''): Promise<void> => {
  await page.goto(`/enterpriseMap?name=${encodeURIComponent(name)}&view=${view}`)
  await untilDrawn(page)
}

/** How many pixels of the drawing come near each colour, over all layers of its canvas. */
const pixelsOf = (page: Page, colours: readonly string[]): Promise<number[]> =>
  canvasOf(page).evaluate((host, wanted) => {
    const points = wanted.map(one => [1, 3, 5].map(at => Number.parseInt(one.slice(at, at + 2), 16)))
    const counts = wanted.map(() => 0)
    for (const layer of host.querySelectorAll('canvas')) {
      const { data } = layer.getContext('2d')!.getImageData(0, 0, layer.width, layer.height)
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3]! < 200) continue
        for (const [i, point] of points.entries())
          if (point.every((value, j) => Math.abs(value - data[at + j]!) < 12)) counts[i]! += 1
      }
    }
    return counts
  }, colours)

const save = async (page: Page, format: string): Promise<Download> => {
  await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return file
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface SavedDrawing {
  readonly caption: readonly string[]
  readonly drawing: {
    readonly nodes: readonly { readonly id: string; readonly name: string }[]
    readonly texts: readonly { readonly id: string; readonly box: Box }[]
  }
}

const readDrawing = async (page: Page): Promise<SavedDrawing> =>
  JSON.parse(await readFile(await (await save(page, '数据 JSON')).path(), 'utf8')) as SavedDrawing

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

for (const [width, viewport] of Object.entries(widths))
  test.describe(`on a ${width}`, () => {
    test.use({ viewport })

    test('S1-030 S1-200 S1-201 S1-202 S1-203 S1-223 S2-292 the relation map says who hangs on whom, zooms, opens a node, and goes back', async ({
      signedIn: page,
    }) => {
      await graphOf(page, owned)
      const address = await page.getByRole('link', { name: '与名单主体的关系' }).getAttribute('href')
      await page.goto(`${address}&seachKey=abc`)
      await untilDrawn(page)
      const ends = page.getByRole('region', { name: '关系双方' })
      await expect(ends).toContainText(owned)
      await expect(ends).toContainText(listed)
      await expect(page.getByRole('region', { name: '路径说明' })).toContainText(/持有.+51%股权［示例数据/u)

      const [told] = await Promise.all([
        page.waitForRequest('**/api/link'),
        page.getByRole('button', { name: '放大' }).click(),
      ])
      expect(told.postData()).toMatch(/eventCode=zoomIn/u)
      expect(told.postData()).toMatch(/moduleCode=relationship/u)
      expect(told.postData()).toMatch(/clickTime=20/u)
      const frame = page.getByRole('main')
      await frame.getByRole('button', { name: '全尺寸' }).click()
      await expect(frame.getByText('200%', { exact: true })).toBeVisible()
      await expect(frame.getByRole('button', { name: '放大' })).toBeDisabled()
      await frame.getByRole('button', { name: '复位' }).click()
      await expect(frame.getByText('200%', { exact: true })).toHaveCount(0)

      await canvasOf(page).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      const node = page.getByRole('dialog')
      await expect(node).toContainText('直接关系')
      await expect(node).toContainText('相关资讯')
      await expect(node.getByRole('link', { name: '查看图谱' })).toHaveAttribute('href', /cpyNo=E\d+/u)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '返回检索' }).click()
      await expect(page).toHaveURL(/\/home\?seachKey=abc$/u)
    })

    test('S1-204 S1-208 S1-216 S1-217 S1-218 S1-219 the neighbourhood is drawn with names and legend, hides a kind, and grows', async ({
      signedIn: page,
    }, info) => {
      await graphOf(page, listed, 'conduct')
      const legend = page.getByRole('list', { name: '图例' })
      for (const word of ['当前企业', '关联企业', '列名企业', '比例不明'])
        await expect(legend).toContainText(word)
      // A phone begins with the whole neighbourhood, a wide screen at the given zoom.
      const firstZoom = width === 'phone' ? /^(100|\d\d)%$/u : '150%'
      await expect(page.getByText(firstZoom, { exact: true })).toBeVisible()
      const [current = 0, related = 0, text = 0, line = 0] = await pixelsOf(page, [
        '#0B5C7A',
        '#5B6770',
        '#17232D',
        '#9AA7B1',
      ])
      await page.screenshot({ path: info.outputPath('conduct.png') })
      expect(current, 'the enterprise itself').toBeGreaterThan(200)
      expect(related, 'those beside it').toBeGreaterThan(200)
      // Smaller letters have fewer pixels of the pure colour.
      expect(text, 'names').toBeGreaterThan(width === 'phone' ? 60 : 200)
      expect(line, 'lines').toBeGreaterThan(100)

      const note = page.getByText(/图中 \d+ 个节点/u)
      const before = Number(/\d+/u.exec((await note.textContent()) ?? '')?.[0])
      await canvasOf(page).focus()
      for (const key of ['ArrowRight', 'ArrowLeft', ' ']) await page.keyboard.press(key)
      await expect(note).not.toContainText(`图中 ${before} 个`)
      await legend.getByRole('button', { name: '关联企业' }).click()
      await expect(note).toContainText(/图中 [12] 个/u)
      const table = page.getByRole('region', { name: '关系明细' })
      await expect(table).toBeVisible()
    })

    test('S1-031 S1-205 S1-209 S1-210 S1-212 S1-215 the tree unfolds, filters by risk, turns and fills the window', async ({
      signedIn: page,
    }) => {
      await graphOf(page, listed)
      const table = page.getByRole('region', { name: '关系树明细' })
      const first = table.getByRole('button', { name: /^展开 .*（示例）$/u }).first()
      const opened = ((await first.getAttribute('aria-label')) ?? '').replace('展开 ', '')
      await first.click()
      await expect(table.getByRole('button', { name: `收起 ${opened}` })).toBeVisible()
      await page.getByRole('checkbox', { name: '只看风险' }).check()
      await expect(page).toHaveURL(/risk=1/u)
      await untilDrawn(page)
      await page.getByRole('button', { name: '旋转' }).click()
      await page.getByRole('button', { name: '全屏' }).click()
      await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: '退出全屏' })).toHaveCount(0)
      await canvasOf(page).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toContainText('直接关系')
    })
  })

test('S1-206 S1-207 S1-222 paths between two ends that are searched: read aloud, and saved as a picture', async ({
  signedIn: page,
}) => {
  await page.goto('/enterprisePaths')
  for (const [end, name] of [
    ['起点', listed],
    ['终点', '珩川科技有限公司（示例）'],
  ] as const) {
    await page.getByRole('combobox', { name: end }).fill(name)
    await page
      .getByTitle(new RegExp(`^${name}`, 'u'))
      .first()
      .click()
  }
  await untilDrawn(page)
  await expect(page.getByRole('region', { name: '路径说明' })).toContainText(
    `${listed}持有珩川科技有限公司（示例）51%股权`,
  )
  const picture = await save(page, '图片 PNG')
  expect(picture.suggestedFilename()).toMatch(/关联路径\.png$/u)
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG')
  const vector = await readFile(await (await save(page, '矢量图 SVG')).path(), 'utf8')
  expect(vector).toContain('珩川科技')
  expect(vector).toMatch(/制图 20\d\d-\d\d-\d\d/u)
})

test('S1-219 what has ended is shown on demand, says until when, and is saved with the rest as BODS 0.4', async ({
  signedIn: page,
}) => {
  await graphOf(page, listed, 'conduct')
  const table = page.getByRole('region', { name: '关系明细' })
  await expect(table).not.toContainText('（已结束）')
  await page.getByRole('checkbox', { name: '显示已结束（1）' }).check()
  await expect(page).toHaveURL(/ended=1/u)
  await untilDrawn(page)
  await expect(table).toContainText('2022-12-31（已结束）')
  await expect(page.getByRole('list', { name: '图例' })).toContainText('已结束（不计入结论）')
  const file = await save(page, '股权 BODS 0.4')
  expect(file.suggestedFilename()).toMatch(/关联图谱\.bods\.json$/u)
  const statements = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>[]
  expect(JSON.stringify(statements[0]!['annotations'])).toContain('示例数据')
  const holdings = statements.filter(one => one['recordType'] === 'relationship')
  expect(JSON.stringify(holdings)).toContain('"endDate":"2022-12-31"')
  await page.goto(page.url().replace('view=conduct', 'view='))
  await untilDrawn(page)
  await expect(page.getByRole('region', { name: '关系树明细' })).toContainText('截至 2022-12-31 已结束')
})

test('S1-204 at fifty nodes no two texts of the drawing cover each other', async ({ signedIn: page }) => {
  await page.goto(`/enterpriseMap?name=${encodeURIComponent(listed)}&view=conduct&level=3`)
  await untilDrawn(page)
  const { drawing, caption } = await readDrawing(page)
  expect(drawing.nodes.length).toBeGreaterThanOrEqual(50)
  expect(caption.join(' ')).toContain('示例数据')
  const covered = drawing.texts.flatMap((a, i) =>
    drawing.texts.slice(i + 1).flatMap(b => (meet(a.box, b.box) ? [`${a.id} × ${b.id}`] : [])),
  )
  expect(covered).toEqual([])
})

test('S1-007 the ownership rules of five regimes with their arithmetic, and the group with its lists', async ({
  signedIn: page,
}) => {
  await page.goto(`/enterpriseMap?name=${encodeURIComponent(owned)}&view=ownership`)
  const rules = page.getByRole('table')
  for (const regime of ['美国 OFAC', '欧盟', '英国', '美国 BIS', '中国'])
    await expect(rules.getByRole('row', { name: new RegExp(`^${regime} `, 'u') })).toBeVisible()
  await expect(rules).toContainText(`${listed} → 珩川科技有限公司（示例） → ${owned}`)
  await page.getByRole('tab', { name: '集团看板' }).click()
  await expect(page.getByRole('region', { name: '母公司与股东' })).toContainText('珩川科技有限公司（示例）')
})

test.describe('what is not held', () => {
  test.use({ expectedErrors: [/404/u] })

  test('S1-213 S1-214 a relation that is none closes the map; a name that is not held is not cleared', async ({
    signedIn: page,
  }) => {
    await page.goto('/relationship?relationId=E999998-E999999')
    await expect(page.getByText('没有相关数据', { exact: true })).toBeVisible()
    await expect(page.getByRole('application')).toHaveCount(0)
    await page.goto(`/enterpriseMap?name=${encodeURIComponent('某某从未收录的公司')}`)
    await expect(page.getByText('未收录股权数据', { exact: true })).toBeVisible()
    await expect(page.getByText('不能据此认为与列名方没有股权或控制关系')).toBeVisible()
  })
})
