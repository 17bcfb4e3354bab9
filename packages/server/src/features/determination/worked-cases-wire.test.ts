import { openIndex } from '@maojian/screening'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore } from '../../adapters/file-store.ts'
import { askLines } from '../../cli/testing.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { writePointer } from '../../snapshots/pointer.ts'
import { determinationCommands } from './commands.ts'
import { cases, differences, partyBytes, type Case, type Reply } from './testing-worked-cases.ts'

/** What each point of the requirement is about, and the worked cases that stand for it. */
const points: readonly (readonly [point: string, prefix: string, about: string])[] = [
  ['A1', 'A1', 'a question that stays open with an answer'],
  ['A2', 'A2', 'every list that part 744 knows'],
  ['A3', 'A3', 'headquarters in Macau or D:5'],
  ['A4', 'A4', 'the mark of an Entity List entry decides'],
  ['A5', 'A5', 'owners with shares and the affiliates rule'],
  ['A6', 'A6', 'answers reach the gates of the exceptions'],
  ['A7', 'A7', 'part 744 reaches items subject to the EAR'],
  ['A8', 'A8', 'occupied regions, territories, Iran and Iraq'],
  ['A9', 'A9', 'how applications are reviewed'],
  ['A10', 'A10', 'unknown codes and keys are unknown'],
  ['A11', 'A11', 'days that are covered'],
  ['B12', 'B12', 'parties, ways, content, direct products, deemed exports'],
  ['B13', 'CN', 'the law of China'],
  ['part 744', '744', 'end use'],
  ['part 746', '746', 'embargoes'],
  ['chart', 'CH', 'reasons against destinations'],
]

const of = (prefix: string): Case[] => cases.filter(one => one.id.startsWith(`${prefix}-`))

/** An answer of either surface: the reply, or the field that was refused. */
type Answered = Reply | string

/** One line a case that differs, short enough to be read. */
const wrong = (asked: readonly Case[], answers: readonly Answered[]): string[] =>
  asked.flatMap(({ id, expect: wanted }, at) => {
    const found = answers[at]!
    if (typeof found === 'string' || wanted.refused !== undefined) {
      const said = typeof found === 'string' ? found : found.outcome
      return said === wanted.refused ? [] : [`${id}: ${said}`]
    }
    const differs = differences(found, wanted)
    return Object.keys(differs).length === 0 ? [] : [`${id}: ${JSON.stringify(differs)}`]
  })

const day = { date: '2026-11-20' }

describe('over HTTP', () => {
  let database: Database
  let server: TestServer
  let headers: { Authorization: string }
  beforeAll(async () => {
    const index = openIndex(partyBytes)
    database = await openTestDatabase()
    const quotas = { basic: {}, member: { search: 10_000 }, visitor: {} }
    server = await startTestServer(database, { current: () => index }, { quotas })
    headers = await server.login('member')
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  /** A form sends text: numbers as digits, words with commas between, everything that has parts as JSON. */
  const asText = (value: unknown): string => {
    if (Array.isArray(value) && value.every(one => typeof one === 'string')) return value.join(',')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  const post = async ({ ask }: Case): Promise<Answered> => {
    const isScreened = ['endUser', 'parties', 'owners'].some(key => key in ask)
    const fields = Object.entries({ ...day, ...ask }).map(([key, value]) => [key, asText(value)])
    const path = isScreened ? '/api/determination/endUser' : '/api/determination'
    const { code, message, data } = await server.post(path, Object.fromEntries(fields), { headers })
    if (code === 200) return data as unknown as Reply
    return /(?:参数 |不认识的字段：)(\w+)/u.exec(message)?.[1] ?? `${code} ${message}`
  }

  test.each(points)('%s: every worked case (%s) %s', async (_, prefix) => {
    const asked = of(prefix)
    const answers: Answered[] = []
    for (const one of asked) answers.push(await post(one))
    expect(asked.length).toBeGreaterThanOrEqual(3)
    expect(wrong(asked, answers)).toEqual([])
  })
})

describe('on the command line', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'worked-'))
    const digest = createHash('sha256').update(partyBytes).digest('hex')
    await mkdir(join(dataDir, 'draft'))
    await writeFile(join(dataDir, 'draft', digest), partyBytes)
    await createFolderStore(join(dataDir, 'snapshots')).put(digest, join(dataDir, 'draft', digest))
    await writePointer(dataDir, 'names', digest)
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  test.each(points)('%s: every worked case (%s) %s', async (_, prefix) => {
    const asked = of(prefix)
    const lines = await askLines(
      determinationCommands[0]!,
      asked.map(one => ({ ...day, ...one.ask })),
      { MAOJIAN_DATA: dataDir },
      new Date('2026-11-20T04:00:00Z'),
    )
    const answers = lines.map((line): Answered => {
      const error = line['error'] as { field: string } | undefined
      return error === undefined ? (line as unknown as Reply) : error.field.split(/[.[]/u)[0]!
    })
    expect(lines.length).toBe(asked.length)
    expect(wrong(asked, answers)).toEqual([])
  })
})
