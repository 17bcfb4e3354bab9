import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOutbound } from '../adapters/outbound.ts'
import { forEachDatabase } from '../db/testing.ts'
import type { HtsList } from '@maojian/domain/control/facts/control-facts'
import { controlFacts } from '../facts/control-facts.ts'
import { lookForHts } from '../facts/held-hts.ts'
import { officialText } from '../features/regulation/entry.ts'
import { sampleRegulation } from '../features/regulation/testing.ts'
import { importRegulationFiles } from './import-regulation.ts'
import { refreshRegulation } from './refresh-regulation.ts'
import { createTestIngest, type TestIngest } from './testing.ts'

const day = '2026-10-01'
const texts = sampleRegulation(controlFacts(), day)

forEachDatabase((_name, open) => {
  let test: TestIngest
  beforeEach(async () => void (test = await createTestIngest(await open())))
  afterEach(() => test.close())

  const importText = async (name: string, text: string | Uint8Array, accept = false) => {
    const path = join(test.dataDir, name)
    await writeFile(path, text)
    return importRegulationFiles(test.context, { files: [path], accept })
  }
  const official = () => officialText(test.context.database.db)

  it('a first edition: bytes kept, text by entry, and no difference where text and facts agree', async () => {
    for (const [number, text] of Object.entries(texts))
      expect(await importText(`part-${number}-${day}.xml`, text)).toMatchObject([
        { state: 'updated', account: { part: number, date: day, first: true } },
      ])
    const { editions, entries, listDay, differences } = await official()
    expect(editions.map(one => [one.part, one.date])).toEqual(
      ['738', '740', '744', '746', '774'].map(number => [number, day]),
    )
    expect(listDay).toBe(day)
    expect(entries.size).toBe(controlFacts().eccns.size)
    expect(differences).toEqual([])
    for (const { digest } of editions)
      expect((await stat(await test.context.raw.localPath(digest))).size).toBeGreaterThan(500)
  })

  it('takes the goods of part 746 by customs code from its supplements, and lists from tables', async () => {
    lookForHts(test.dataDir)
    expect(controlFacts().hts.has('industrial')).toBe(false)
    const table = (number: number, rows: string) =>
      `<DIV9 N="Supplement No. ${String(number)} to Part 746" TYPE="APPENDIX"><HEAD>Supplement No. ${String(number)}</HEAD><TABLE>${rows}</TABLE></DIV9>`
    const row = (...cells: string[]) => `<TR>${cells.map(one => `<TD>${one}</TD>`).join('')}</TR>`
    const text = texts['746'].replace(
      '</DIV5>',
      table(4, row('HTS Code', 'Description') + row('8407.10', 'invented') + row('84', 'a heading')) +
        table(5, row('2203000000', 'invented')) +
        table(7, row('8806.22', 'invented')) +
        '</DIV5>',
    )
    expect(await importText(`746-${day}.xml`, text)).toMatchObject([{ state: 'updated' }])
    const codes = (list: HtsList) => [...(controlFacts().hts.get(list) ?? [])]
    expect(codes('industrial')).toEqual(['840710', '880622'])
    expect(codes('luxury')).toEqual(['2203000000'])
    const held = await importText('watched.csv', 'list,hts\nhigh-priority,8542.31\nhigh-priority,854232\n')
    expect(held).toMatchObject([{ state: 'held', lists: [{ list: 'high-priority', codes: 2 }] }])
    expect(codes('high-priority')).toEqual(['854231', '854232'])
    expect(codes('industrial')).toEqual(['840710', '880622'])
    expect(codes('oil-gas').length).toBeGreaterThan(20)
    expect(await importText('bad.tsv', 'list\thts\nhigh-priority\tABC\n')).toMatchObject([
      { state: 'failed', message: expect.stringContaining('税号') },
    ])
    expect(codes('high-priority')).toEqual(['854231', '854232'])
  })

  it('the next edition tells what was added, removed and changed, and where the facts are behind', async () => {
    await importText(`774-${day}.xml`, texts['774'])
    const next = texts['774']
      .replace('<FP-2><B>3A001 ', '<FP-2><B>3A091 Invented entry</B></FP-2><FP-2><B>3A001 ')
      .replace(/<FP-2><B>0A503 [\s\S]*?(?=<FP-2>)/u, '')
      .replace(/(<B>3A001 [\s\S]*?Reason for Control:<\/I> )NS/u, '$1XX, NS')
      .replace(/(<B>3A001 [\s\S]*?)NS Column 2/u, '$1NS Column 9')
      .replace(/(<B>3A001 [\s\S]*?)\$5000/u, '$1$7000')
    const [outcome] = await importText('774-2026-10-08.xml.gz', gzipSync(next))
    expect(outcome).toMatchObject({
      state: 'updated',
      account: { added: 1, removed: 1, changed: 1, first: false, date: '2026-10-08' },
    })
    const { editions, differences } = await official()
    const changes = editions[0]!.changes
    expect(changes.find(one => one.kind === 'added')?.key).toBe('3A091')
    expect(changes.find(one => one.kind === 'removed')?.key).toBe('0A503')
    expect(changes.find(one => one.kind === 'changed')).toMatchObject({
      key: '3A001',
      notes: ['管制事由增加 XX', '许可要求表有改动', '许可例外有改动'],
    })
    const said = differences.map(one => `${one.key} ${one.textZh}`)
    expect(said).toContain('3A091 原文有此条目，事实中没有')
    expect(said).toContain('0A503 事实中有此条目，原文没有')
    expect(said).toContain('3A001 原文有、事实中没有的管制事由：XX')
    expect(said).toContain('3A001 原文有、事实中没有的国别表列：NS9')
    expect(said).toContain('3A001 原文有、事实中没有的 LVS 金额：7000')
    expect(said.filter(one => !/^(?:3A091|0A503|3A001) /u.test(one))).toEqual([])
  })

  it('a mark of the chart and a group that moved are differences', async () => {
    await importText(
      `738-${day}.xml`,
      texts['738'].replace('<TD>Germany</TD><TD>X</TD><TD/>', '<TD>Germany</TD><TD>X</TD><TD>X</TD>'),
    )
    await importText(`740-${day}.xml`, texts['740'].replace('<TR><TD>Germany</TD>', '<TR><TD>Atlantis</TD>'))
    const said = (await official()).differences.map(one => `${one.key} ${one.textZh}`)
    expect(said.some(one => one.startsWith('DE 原文有、事实中没有的国别表标记'))).toBe(true)
    expect(said).toContain('Atlantis 原文中的国家名称无法识别')
  })

  it.each([
    ['breaks off', texts['774'].slice(0, -30), '不完整或有错'],
    ['is another page', '<html/>', '根元素是 <html>'],
    [
      'lost a third of its entries',
      texts['774'].replace(/<FP-2><B>[3-6][A-E]\d{3} [\s\S]*?(?=<FP-2>|<\/DIV9>)/gu, ''),
      '只读到',
    ],
    ['is a truncated gzip', gzipSync(texts['774']).subarray(0, 5000), '被截断'],
  ])('a file that %s leaves the edition as it stands', async (_, text, message) => {
    await importText(`774-${day}.xml`, texts['774'])
    const [outcome] = await importText('774-2026-10-08.xml', text)
    expect(outcome).toMatchObject({ state: 'failed' })
    expect(outcome).toHaveProperty('message', expect.stringContaining(message))
    const { entries, listDay } = await official()
    expect([entries.size, listDay]).toEqual([controlFacts().eccns.size, day])
  })

  it('refuses an older day unless told to, knows the same file again, and needs a day', async () => {
    await importText(`746-${day}.xml`, texts['746'])
    expect(await importText(`746-${day}.xml`, texts['746'])).toMatchObject([{ state: 'unchanged' }])
    const [older] = await importText('746-2026-01-01.xml', texts['746'].replace('Words', 'Other words'))
    expect(older).toMatchObject({ state: 'failed', message: expect.stringContaining('早于现有版本') })
    expect(
      await importText('746-2026-01-01.xml', texts['746'].replace('Words', 'Other words'), true),
    ).toMatchObject([{ state: 'updated', account: { changed: 1 } }])
    expect((await official()).editions[0]?.note).toContain('人工接受')
    await expect(importText('part746.xml', texts['746'])).rejects.toThrow('--date')
  })

  it('refresh asks eCFR as it wants to be asked, and one part that fails leaves the others', async () => {
    const asked: string[] = []
    const server: Server = createServer((request, response) => {
      const { url = '', headers } = request
      asked.push(url)
      if (url === '/v1/titles.json') {
        response.end(
          '{"titles":[{"number":14,"up_to_date_as_of":"2020-01-01"},{"number":15,"name":"x","up_to_date_as_of":"2026-10-01"}]}',
        )
        return
      }
      const number = url.split('part=')[1] as keyof typeof texts
      const polite = headers.accept === 'application/xml' && headers['user-agent']?.startsWith('Mozilla/5.0')
      if (!polite || number === '746') response.writeHead(polite ? 503 : 406).end()
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(texts[number]))
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      const outbound = createOutbound({ allowInternalHosts: [host] })
      const outcomes = await refreshRegulation(
        { ...test.context, outbound, pause: async () => undefined },
        { accept: false, base: `http://${host}/v1` },
      )
      expect(outcomes.map(one => one.state)).toEqual(['updated', 'updated', 'updated', 'updated', 'failed'])
      expect(outcomes.at(-1)).toMatchObject({ message: expect.stringContaining('状态 503') })
      expect(asked[1]).toBe('/v1/full/2026-10-01/title-15.xml?part=738')
      expect((await official()).editions).toHaveLength(4)
      const again = await refreshRegulation(
        { ...test.context, outbound, pause: async () => undefined },
        { accept: false, base: `http://${host}/v1`, date: day },
      )
      expect(again.filter(one => one.state === 'unchanged')).toHaveLength(4)
    } finally {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  })
})
