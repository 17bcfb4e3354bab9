import { endUseIds } from '@maojian/domain/control/rule/question'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { americanItem, namedItem, startItemWalk, type ItemWalk } from './testing-item-walk.ts'
import { startProjectDesk, type ProjectDesk } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let desk: ProjectDesk
  let page: ItemWalk['page']
  let walk: ItemWalk['walk']
  let detail: ItemWalk['detail']
  beforeAll(async () => {
    database = await open()
    desk = await startProjectDesk(database, fixtureBytes())
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })
  beforeEach(async () => {
    ;({ page, walk, detail } = await startItemWalk(desk))
  })

  test('what another agency decides is never called free: it stays open in the project', async () => {
    const last = await walk(
      namedItem,
      americanItem,
      { agency: 'ITAR' },
      { basis: '按 22 CFR 121 第 XI 类' },
      { countries: ['DE'], via: 0, reexport: 0 },
      {},
      {},
      {},
      { cnNone: 1 },
    )
    expect(last).toMatchObject({ pageCode: '015' })
    expect(last['conclusion']).toContain('ITAR')
    expect(last.extra.suggestionList).toEqual([])
    await page({ id: last.id, module: '015' })
    expect((await detail())['itemList']).toMatchObject([{ eccn: '', open: [{ id: 'item.eccn:模数转换器' }] }])
  })

  const declaredFree = (name: string, country: string) => [
    { ...namedItem, name },
    americanItem,
    {},
    { none: 1 },
    { countries: [country], via: 0, reexport: 0 },
    {},
    Object.fromEntries(endUseIds.map(id => [id, 0])),
    {},
    { cnNone: 1 },
  ]

  test.each([
    ['H100 服务器', 'CN', '4A090'],
    ['金属镓', 'US', '3C001'],
  ])('the last page of %s, declared free, says what the deal check says', async (name, country, code) => {
    const last = await walk(...declaredFree(name, country))
    expect(last).toMatchObject({ pageCode: '015', extra: { riskLevel: 2 } })
    expect(JSON.stringify(last.extra['warningList'])).toContain(code)
    expect(last.extra['reason']).toContain(code)
    expect(last['conclusion']).toContain('须先核对')
    expect(last.extra['documents']).toContainEqual(expect.stringContaining('逐项排除'))
    const done = await page({ id: last.id, module: '015' })
    expect(done.extra['reason']).toContain(code)
  })

  test('an item of which nothing speaks has no warning', async () => {
    const last = await walk(...declaredFree('办公桌', 'DE'))
    expect(last).toMatchObject({ pageCode: '015', extra: { riskLevel: 0, reason: '', warningList: [] } })
    expect(last['conclusion']).not.toContain('须先核对')
  })

  test('a nuclear end use told on page 020 counts in the suggestion', async () => {
    const answers = [
      namedItem,
      americanItem,
      {},
      { none: 1 },
      { countries: ['CN'], via: 0, reexport: 0 },
      {},
      { 101: 1 },
      {},
      { cnNone: 1 },
    ]
    const last = await walk(...answers)
    expect(last).toMatchObject({ pageCode: '015' })
    const [china] = last.extra.suggestionList
    expect(['licence_required', 'prohibited', 'expert_review']).toContain(china?.['outcome'])
  })
})
