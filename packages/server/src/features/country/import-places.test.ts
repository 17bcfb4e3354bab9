import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing.ts'
import type { Database } from '../../db/database.ts'
import { lookForPlaces } from '../../facts/held-places.ts'
import { places, placesNamed } from '../../facts/places.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { importPlaces } from './import-places.ts'

let folder: string
let database: Database
let server: TestServer
let headers: { Authorization: string }
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
  headers = await server.login('member')
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maojian-places-'))
  lookForPlaces(folder)
})
afterAll(async () => {
  lookForPlaces(tmpdir())
  await server.app.close()
  await database.close()
})

const file = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const find = async (key: string, type: string) => {
  const { data } = await server.post('/api/sanction/search/place', { key, type }, { headers })
  return (data as unknown as { data: Record<string, unknown>[] }).data
}

/** Authored in the manner of UN/LOCODE: no titles, country rows, Latin-1, a reference, a row given up. */
const locode = [
  ',"NL",,".NETHERLANDS",,,,,,,,',
  ',"NL","RTM","Rotterdam","Rotterdam","ZH","12345---","AI","0401",,"5155N 00430E",',
  '+,"NL","ZQT","Têsthaven","Testhaven","ZH","1-------","AI","0401",,,',
  '=,"NL",,"Rotterdam Oud = Rotterdam","Rotterdam Oud = Rotterdam",,,,,,,',
  ',"NL","ZQR","Testroad","Testroad","ZH","--3-----","AI","0401",,,',
  'X,"NL","AMS","Amsterdam","Amsterdam","NH","12345---","XX","0401",,,',
  ',"UA","ZQK","Testkerch","Testkerch","43","1--4----","AI","0401","ZQX",,',
  ',"QQ","ZZZ","Nowhere","Nowhere",,"1-------","AI","0401",,,',
  ',"NL","ZQS","Short row"',
].join('\r\n')

const titles =
  '"id","ident","type","name","iso_country","iso_region","scheduled_service","iata_code","keywords"'
const airports = [
  titles,
  '1,"ZSPD","large_airport","Pudong Test Field, Terminal","CN","CN-31","yes","PVG",""',
  '2,"ZQZQ","small_airport","Testwoods Airfield","CN","CN-31","no","ZQV","a, b"',
  '3,"ZQ02","heliport","Test Roof","CN","CN-31","no","",""',
  '4,"ZQ03","closed","Old Test","CN","CN-31","no","ZQW",""',
].join('\n')

test('S1-262 UN/LOCODE renews and completes the places; Chinese names stay, each row that was left is told', async () => {
  const path = await file('CodeListPart2.csv', Buffer.from(locode, 'latin1'))
  const [account] = await importPlaces([path])
  expect(account).toMatchObject({ format: 'UN/LOCODE', ports: 3, airports: 2, added: 2, gone: 1, other: 3 })
  expect(account!.problems).toEqual([
    { line: 8, text: '未收录国家或地区代码 QQ' },
    { line: 9, text: '有 4 列，应为 12 列' },
  ])
  expect((await find('NLRTM', 'PORT'))[0]).toMatchObject({ nameCn: '鹿特丹', name: 'Rotterdam' })
  expect((await find('Testhaven', 'PORT'))[0]).toMatchObject({ id: 'NLZQT', country: '荷兰' })
  // Given up by the release: what ships with the product stays, for older papers name it.
  expect((await find('NLAMS', 'PORT'))[0]).toMatchObject({ id: 'NLAMS' })
  expect((await find('ZQX', 'AIRPORT'))[0]).toMatchObject({ id: 'UAZQK', countryId: 'UA-43', riskLevel: 1 })
})

test('S1-262 OurAirports adds names of airports to their codes, and airports without a code of their own', async () => {
  const before = places().length
  const [account] = await importPlaces([await file('airports.csv', `\uFEFF${airports}`)])
  expect(account).toMatchObject({
    format: 'OurAirports',
    ports: 0,
    airports: 2,
    added: 1,
    other: 2,
    problems: [],
  })
  expect(places()).toHaveLength(before + 1)
  expect((await find('PVG', 'AIRPORT'))[0]).toMatchObject({
    id: 'CNPVG',
    nameCn: '上海浦东国际机场',
    name: 'Pudong Test Field, Terminal (Shanghai Pudong International Apt)',
  })
  expect((await find('Testwoods', 'AIRPORT'))[0]).toMatchObject({ id: 'ZQZQ', code: 'ZQV', countryId: 'CN' })
  expect(placesNamed('airport', 'testwoods airfield')).toHaveLength(1)
})

test('a file brought again, and the two in any order, leave the same places', async () => {
  const [codes, fields] = [await file('a.csv', locode), await file('airports.csv', airports)]
  await importPlaces([codes, fields])
  const first = places().map(place => ({ ...place }))
  const again = await importPlaces([fields, codes, codes])
  expect(again.map(({ added }) => added)).toEqual([0, 0, 0])
  expect(places()).toEqual(first)
})

test.each([
  ['列名被改', `${titles.replace('iata_code', 'iata')}\n1,2,3,4,5,6,7,8,9`, '缺少列：iata_code'],
  ['别的表格', '姓名,电话\n张三,1', '无法识别的文件：第一行有 2 列'],
  ['压缩包', 'PK\u0003\u0004xxxx', '请先解压'],
  ['空文件', '', '文件是空的'],
  ['没有港口', ',"NL","ZQR","Testroad","Testroad","ZH","--3-----","AI","0401",,,', '未作任何改动'],
])(
  'a file that is none of the two is refused in Chinese and changes nothing: %s',
  async (_, content, words) => {
    const before = places().length
    await expect(importPlaces([await file('x.csv', content)])).rejects.toThrow(words)
    expect(places()).toHaveLength(before)
    await rm(folder, { recursive: true })
  },
)
