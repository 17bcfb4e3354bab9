import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import {
  americanItem,
  namedItem,
  say,
  startItemWalk,
  type ItemPage,
  type ItemWalk,
} from './testing-item-walk.ts'
import { startProjectDesk, type ProjectDesk } from './testing.ts'

type Fields = Record<string, unknown>

forEachDatabase((_, open) => {
  let database: Database
  let desk: ProjectDesk
  let me: ItemWalk['me']
  let projectId: ItemWalk['projectId']
  let next: ItemWalk['next']
  let previous: ItemWalk['previous']
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
    ;({ me, projectId, next, previous, page, walk, detail } = await startItemWalk(desk))
  })

  const answerOf = (shown: ItemPage, id: string) => shown.questionList.find(one => one.questionId === id)

  const toTable = [namedItem, americanItem, { agency: 'no' }, { eccn: '3A001.a.2' }] as const

  test('S2-101 S2-103 S2-108 S2-262 S2-263 an item walks the pages and stands in the project with its suggestion', async () => {
    const first = await page({})
    expect(first).toMatchObject({ pageCode: '001', step: '009', status: 1, id: '' })
    const last = await walk(
      ...toTable,
      { countries: ['巴西', 'CN'], via: 0, reexport: 0 },
      {},
      { names: ['Some Buyer Ltd'] },
      { 101: 0, 102: 2 },
      {},
      { cnNone: 1 },
    )
    expect(last).toMatchObject({ pageCode: '015', step: '003', itemName: '模数转换器', eccn: '3A001.a.2' })
    expect(last.extra.suggestionList.map(one => [one['country'], one['outcome']])).toEqual([
      ['巴西', 'exception_may_apply'],
      ['中国', 'licence_required'],
    ])
    const [brazil] = last.extra.suggestionList
    expect(brazil).toMatchObject({
      proof: expect.arrayContaining([expect.objectContaining({ stage: 'chart' })]) as unknown,
    })
    const done = await page({ id: last.id, module: '015' })
    expect(done.extra).toMatchObject({ finished: 1 })
    const saved = await detail()
    expect(saved['itemList']).toMatchObject([
      { id: done.extra['itemId'], name: '模数转换器', eccn: '3A001.a.2', cnCode: 'none', usOrigin: 1 },
    ])
    expect(saved['countryList']).toMatchObject([
      { countryId: 'BR', type: 2 },
      { countryId: 'CN', type: 2 },
    ])
    expect(saved['objectList']).toMatchObject([{ name: 'Some Buyer Ltd' }])
    expect((saved['endUse'] as unknown as Fields[]).filter(one => one['answer'] !== null)).toMatchObject([
      { questionId: 101, answer: 0 },
      { questionId: 102, answer: 2 },
    ])
    expect((await desk.get('/api/risk/project/item/flows', { projectId }, me)).data).toEqual([])
  })

  test('S2-104 S2-264 the way back shows what was answered, and a closed browser goes on where it stood', async () => {
    const table = await walk(...toTable)
    expect(table.pageCode).toBe('004')
    const back = await previous(table.id, '004')
    expect(back).toMatchObject({ pageCode: '003', status: 2 })
    expect(answerOf(back, 'eccn')?.answers).toEqual(['3A001.a.2'])
    expect(answerOf(await previous(table.id, '008'), 'kind')?.answers).toEqual(['goods'])
    expect(await previous(table.id, '001')).toMatchObject({ pageCode: '001' })
    // Nothing of the browser is left: the list of unfinished items leads back.
    const flows = (await desk.get('/api/risk/project/item/flows', { projectId }, me))
      .data as unknown as Fields[]
    expect(flows).toMatchObject([{ id: table.id, itemName: '模数转换器', pageCode: '001' }])
    expect(await page({ id: table.id })).toMatchObject({ pageCode: '001', status: 2 })
  })

  test('S2-104 a server that dies between two steps loses nothing: the next one goes on with what was answered', async () => {
    const reached = await walk(...toTable)
    await desk.save(projectId, { name: '改过名的项目', summary: '途中' }, me)
    const survivor = await startProjectDesk(database, fixtureBytes())
    try {
      const path = '/api/investigation/item/next'
      const shown = (await survivor.post(path, { projectId, id: reached.id }, me)).data as unknown as ItemPage
      expect([shown.id, shown.pageCode, shown.extra['eccn']]).toEqual([
        reached.id,
        reached.pageCode,
        reached.extra['eccn'],
      ])
      const countries = say({ countries: ['巴西'], via: 0, reexport: 0 })
      const asked = { projectId, id: shown.id, module: shown.pageCode, answer: countries }
      expect((await survivor.post(path, asked, me)).code).toBe(200)
      const kept = await survivor.get('/api/risk/project/detail', { id: projectId }, me)
      expect(kept.data).toMatchObject({ name: '改过名的项目', summary: '途中' })
    } finally {
      await survivor.close()
    }
  })

  test('S2-107 answers of a page that was never reached are not taken; it leads to the first one', async () => {
    const { id } = await walk(namedItem)
    expect(await page({ id, module: '018', answer: say({}) })).toMatchObject({ pageCode: '001' })
    expect(await page({ id, module: 'nonsense' })).toMatchObject({ pageCode: '001' })
  })

  test('S2-109 unanswered questions come without an answer; what a page does not ask is refused', async () => {
    const { id } = await walk(namedItem)
    const open = [{ questionId: 'usOrigin' }, { questionId: 'usContent', answerId: null }]
    expect(await page({ id, module: '008', answer: open })).toMatchObject({ pageCode: '012' })
    const again = await previous(id, '012')
    expect(answerOf(again, 'usOrigin')?.answer).toBeNull()
    expect((await next({ id, module: '008', answer: say({ other: 1 }) })).message).toContain('answer')
    expect((await next({ id, module: '008', answer: say({ usOrigin: 2 }) })).message).toContain('没有选项')
    expect((await next({ id, module: '008', answer: say({ usOrigin: [1, 0] }) })).code).toBe(400)
  })

  test('S2-096 S2-102 old clients name what they say in fields; one row or none', async () => {
    const { id } = await page({ module: '001', itemName: '办公桌', answer: say({ kind: 'goods' }) })
    await page({ id, module: '008', answer: say(americanItem) })
    const list = await page({ id, module: '012' })
    expect(list.pageCode).toBe('003')
    expect((await next({ id, module: '003' })).message).toContain('选择一行')
    expect((await next({ id, module: '003', dataEccn: '3A001', isInvolveCCL: 1 })).code).toBe(400)
    expect((await next({ id, module: '003', dataEccn: '9Z999' })).message).toContain('eccn')
    const table = await page({ id, module: '003', isInvolveCCL: 1, cclKeyword: '桌' })
    expect(table).toMatchObject({ pageCode: '002', eccn: 'EAR99', isInvolveCCL: 1, cclKeyword: '桌' })
    const via = await page({ id, module: '002', dataCountryId: 'DE,RU' })
    expect(via.pageCode).toBe('013')
  })

  test('an item typed by hand opens in the wizard with everything known of it, and is changed in its place', async () => {
    const item = {
      name: '转换器',
      eccn: '3A001.a.2',
      cnCode: 'none',
      usOrigin: 1,
      value: '900',
      currency: 'EUR',
    }
    const { data } = await desk.addItem(projectId, item, me)
    const itemId = String(data['id'])
    const first = await page({ itemId })
    expect(first).toMatchObject({ pageCode: '001', status: 2, itemName: '转换器' })
    expect((await desk.get('/api/risk/project/item/flows', { projectId }, me)).data).toEqual([])
    const { id } = first
    await page({ id, module: '001', answer: say({ ...namedItem, name: '改名的转换器' }) })
    let shown = await page({ id, module: '008', answer: say(americanItem) })
    for (const answers of [
      {},
      { eccn: '3A001.a.2' },
      { countries: ['DE'], via: 0, reexport: 0 },
      {},
      {},
      {},
      {},
      {},
    ])
      shown = await page({ id, module: shown.pageCode, answer: say(answers) })
    expect(shown.pageCode).toBe('015')
    expect((await page({ id, module: '015' })).extra).toMatchObject({ finished: 1, itemId })
    expect((await detail())['itemList']).toMatchObject([
      { id: itemId, name: '改名的转换器', value: 900, currency: 'EUR' },
    ])
    await desk.get('/api/risk/project/item/delete', { id: itemId }, me)
    expect((await next({ id, module: '001', answer: say(namedItem) })).code).toBe(404)
  })

  test('S2-097 S2-110 S2-111 S2-112 a part brings its entry to the list, one row at most, and the way back leads over it', async () => {
    const file = `C${String(Date.now()).padStart(24, '0').slice(-24)}`
    await database.db
      .insertInto('part_file')
      .values({
        id: file,
        organisation_id: '',
        name: '某厂.csv',
        digest: 'd',
        published_on: null,
        rows: 1,
        unknown: 0,
        refused: 0,
        author_id: null,
        created_at: desk.server.clock.now,
      })
      .execute()
    const keys = { maker_key: file, number_key: 'ad9081', name_key: 'adc' }
    const { id: part } = await database.db
      .insertInto('part')
      .values({
        ...keys,
        organisation_id: '',
        file_id: file,
        line: 1,
        maker: '某厂',
        number: 'AD9081',
        name: 'ADC',
        eccn: '3A001.a.5.a',
        hts: '',
        known: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id, pageCode } = await walk({ ...namedItem, partKnown: 1 })
    expect(pageCode).toBe('021')
    expect((await next({ id, module: '021' })).message).toContain('选择一行')
    expect((await next({ id, module: '021', componentId: '999999' })).message).toContain('没有这个料号')
    expect((await next({ id, module: '021', componentId: part, isInvolveComponent: 1 })).code).toBe(400)
    const chosen = { componentId: part, componentKeyword: 'AD9081', componentType: 2 }
    expect(await page({ id, module: '021', ...chosen })).toMatchObject({ pageCode: '008' })
    await page({ id, module: '008', answer: say(americanItem) })
    const list = await page({ id, module: '012' })
    expect(answerOf(list, 'eccn')?.answers).toEqual(['3A001.a.5.a'])
    const back = await previous(id, '008')
    expect(back).toMatchObject({
      pageCode: '021',
      status: 2,
      componentKeyword: 'AD9081',
      componentType: 2,
      componentId: String(part),
    })
  })

  test('an entry with open words asks for them; what was released is EAR99, and no paper of a stranger is taken', async () => {
    const scopes = await walk(namedItem, americanItem, {}, { eccn: '9A610.x' })
    expect(scopes).toMatchObject({ pageCode: '016', eccn: '9A610.x' })
    const released = { id: scopes.id, module: '016', answer: say({ released: 1, otherEccn: 0 }) }
    expect(await page(released)).toMatchObject({ pageCode: '002', eccn: 'EAR99' })
    const papers = await walk(namedItem, { usOrigin: 0, usContent: 0, usTechnology: 0 })
    expect(papers.pageCode).toBe('014')
    const foreign = { id: papers.id, module: '014', fileList: [{ fileId: `F${'0'.repeat(24)}` }] }
    expect((await next(foreign)).message).toContain('请填写不受该条例管辖')
    const reasoned = { ...foreign, answer: say({ basis: '全部部件产自中国' }) }
    expect((await next(reasoned)).message).toContain('文件不存在')
  })

  test('what is not subject to the EAR is told so, and not as EAR99, on the last page and in the project', async () => {
    const last = await walk(
      namedItem,
      { usOrigin: 0, usContent: 0, usTechnology: 0 },
      { basis: '全部部件产自中国' },
      { countries: ['巴西'], via: 0, reexport: 0 },
      { names: ['Some Buyer Ltd'] },
      {},
      {},
      { cnNone: 1 },
    )
    expect(last).toMatchObject({
      pageCode: '015',
      conclusion: expect.stringMatching(/^美国条例：不受 EAR 管辖/u),
    })
    expect(JSON.stringify(last['addedItem'])).not.toContain('EAR99')
    await page({ id: last.id, module: '015' })
    expect((await detail())['itemList']).toMatchObject([{ outsideEar: true, head: '' }])
  })

  test("another organisation's item, file or project is not there", async () => {
    const { id } = await walk(namedItem)
    const other = (await desk.server.newcomer()).headers
    expect((await next({ id, module: '008', answer: say(americanItem) }, other)).code).toBe(404)
    expect((await next({}, other)).code).toBe(404)
    expect((await desk.get('/api/risk/project/item/flows', { projectId }, other)).code).toBe(404)
    expect((await desk.post('/api/risk/project/item/flow/delete', { id }, other)).code).toBe(404)
    expect((await desk.post('/api/investigation/item/previous', { id, module: '008' }, other)).code).toBe(404)
  })
})
