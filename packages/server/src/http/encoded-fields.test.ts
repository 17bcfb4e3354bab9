import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

let database: Database
let server: TestServer
let session: { Authorization: string }
beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer(database, noEngine)
  session = await server.login('member')
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

/** 华为技术. */
const name = { gbk: Buffer.from('bbaaceaabcbccaf5', 'hex'), big5: Buffer.from('b5d8acb0a7deb34e', 'hex') }
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le')
const percent = (bytes: Buffer): string => bytes.toString('hex').replaceAll(/../gu, '%$&')

const jsonOf = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from('{"a":"'), bytes, Buffer.from('","b":"\\u534e\\u4e3a\\u6280\\u672f"}')])
const formOf = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(`a=${percent(bytes)}&b=`), bytes])

const [json, form] = ['application/json', 'application/x-www-form-urlencoded'] as const

/** How a body is answered by the call that compares two names. */
const pair = async (payload: Buffer, type: string) => {
  const headers = { ...session, 'content-type': type }
  const response = await server.app.inject({ method: 'POST', url: '/api/pair', payload, headers })
  return { status: response.statusCode, body: response.json<{ code: number; data: unknown }>() }
}

test.each([
  ['JSON in GBK', jsonOf(name.gbk), `${json}; charset=gbk`],
  ['JSON in GB18030, named in quotes', jsonOf(name.gbk), `${json};charset="GB18030"`],
  ['JSON in Big5', jsonOf(name.big5), `${json}; charset=big5`],
  ['JSON in UTF-16', utf16('{"a":"华为技术","b":"华为技术"}'), `${json}; charset=utf-16`],
  [
    'JSON in UTF-16 of the other order',
    utf16('{"a":"华为技术","b":"华为技术"}').swap16(),
    `${json}; charset=utf-16`,
  ],
  ['JSON in UTF-8 with a mark', Buffer.from('\uFEFF{"a":"华为技术","b":"华为技术"}'), json],
  ['a form in GBK', formOf(name.gbk), `${form}; charset=gbk`],
  ['a form in UTF-8', formOf(Buffer.from('华为技术')), form],
])('%s is read as what it says that it is', async (_, body, type) => {
  expect(await pair(body, type)).toMatchObject({ status: 200, body: { code: 200, data: { score: 100 } } })
})

test.each([
  ['JSON in GBK that says nothing', jsonOf(name.gbk), json],
  ['JSON in Latin-1', jsonOf(Buffer.from('José Adán', 'latin1')), json],
  ['JSON in GBK that says UTF-8', jsonOf(name.gbk), `${json}; charset=utf-8`],
  ['a form in GBK that says nothing', formOf(name.gbk), form],
  ['a form with half a percent sign', Buffer.from('a=%E5%8D%8E 100%&b=abc'), form],
  ['a name whose letters were lost before', jsonOf(Buffer.from('\uFFFD\uFFFDΪ')), json],
])('%s is refused with what to do', async (_, body, type) => {
  const answer = await pair(body, type)
  expect(answer.body).toEqual({ code: 400, message: expect.stringContaining('UTF-8'), data: null })
})

test('an encoding that nobody knows is refused by its name', async () => {
  expect(await pair(jsonOf(name.gbk), `${json}; charset=ebcdic`)).toEqual({
    status: 415,
    body: { code: 400, message: '不支持的文字编码“ebcdic”，请以 UTF-8 编码提交', data: null },
  })
})

test('a query in GBK is refused, by a call without envelope in its own way', async () => {
  const answer = (url: string) => server.app.inject({ method: 'GET', url, headers: session })
  const search = await answer(`/api/search?keyword=${percent(name.gbk)}`)
  expect(search.json()).toEqual({ code: 400, message: expect.stringContaining('UTF-8'), data: null })
  const yente = await answer(`/yente/search/default?q=${percent(name.gbk)}`)
  expect([yente.statusCode, yente.json()]).toEqual([400, { detail: expect.stringContaining('UTF-8') }])
})

test('a name that stands fifty thousand times is refused as any other list', async () => {
  const many = Buffer.from('a=x&'.repeat(50_000) + 'b=y')
  expect(await pair(many, form)).toMatchObject({ status: 200, body: { code: 400 } })
})
