import { describe, expect, it } from 'vitest'
import { rawFile } from '../testing/read-list.ts'
import { FormatFault } from '../types.ts'
import type { XmlElement } from './element.ts'
import { readXml, xmlLimits, type XmlShape } from './read-xml.ts'

const shape: XmlShape = { titleZh: '测试名单', root: 'list', groups: ['group'] }

const read = async (content: string | Uint8Array, piece?: number): Promise<XmlElement[]> => {
  const records: XmlElement[] = []
  for await (const record of readXml(rawFile('x.xml', content, piece), shape)) records.push(record)
  return records
}

it.each([3, 7, 65536])('keeps each record as the file has it, in pieces of %i bytes', async piece => {
  const records = [
    '<row a="1 &gt; 0"><v>é名称</v>\r\n <!-- note --></row>',
    '<row/>',
    '<row>\n<w><![CDATA[<row>]]></w></row>',
  ]
  const text = `<?xml version="1.0"?>\n<list>\n <group>${records[0]} ${records[1]}</group>${records[2]}\n</list>`
  const found: (string | undefined)[] = []
  for await (const { name, source } of readXml(rawFile('x.xml', text, piece), {
    ...shape,
    keepsSource: true,
  }))
    if (name === 'row') found.push(source)
  expect(found).toEqual(records)
})

const fault = async (content: string | Uint8Array): Promise<string> => {
  try {
    await read(content)
  } catch (error) {
    if (error instanceof FormatFault) return error.message
    throw error
  }
  return ''
}

describe('readXml', () => {
  it('gives the root, then records of the root and of groups, prefixes gone', async () => {
    const records = await read(
      '<a:list xmlns:a="u" a:date="2026-01-01"><group><row n="1"><v>甲<![CDATA[&乙]]></v></row></group><row/></a:list>',
    )
    expect(records.map(record => record.name)).toEqual(['list', 'row', 'row'])
    expect(records[0]?.attributes['date']).toBe('2026-01-01')
    expect(records[1]?.attributes['n']).toBe('1')
    expect(records[1]?.children[0]?.text).toBe('甲&乙')
  })

  it('reads the same whatever the pieces, also through the middle of a character', async () => {
    const text = '<list><row>朝鲜联合机械贸易会社</row></list>'
    for (const piece of [1, 2, 3, 7]) expect(await read(text, piece)).toEqual(await read(text))
  })

  it('skips a byte order mark', async () => {
    expect(await read('\uFEFF<list><row/></list>')).toHaveLength(2)
  })
})

describe('readXml refuses', () => {
  it.each([
    ['an empty file', '', '文件是空的'],
    ['a wrong root', '<html><body/></html>', '不是测试名单：根元素是 <html>，应为 <list>'],
    ['text that is no XML', 'not found', '不是测试名单（不是 XML 文件）'],
    ['a truncated file', '<list><row><v>1</v>', 'XML 不完整或有错'],
    ['a file cut inside a tag', '<list><row', 'XML 不完整或有错'],
    ['wrong nesting', '<list><row></list>', 'XML 不完整或有错'],
    ['text between records', '<list>stray<row/></list>', '记录之外有文字“stray”'],
    ['an unknown entity', '<list><row>&x;</row></list>', 'XML 不完整或有错'],
    [
      'an entity bomb',
      '<!DOCTYPE list [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><list><row>&b;</row></list>',
      '含有 DTD 声明',
    ],
    ['an external entity', '<!DOCTYPE list SYSTEM "file:///etc/passwd"><list><row/></list>', '含有 DTD 声明'],
    ['deep nesting', `<list>${'<a>'.repeat(xmlLimits.depth + 1)}`, '嵌套超过'],
    ['too many attributes', `<list><row ${attributes(xmlLimits.attributes + 1)}/></list>`, '属性超过'],
    ['an endless text', `<list><row>${'x'.repeat(xmlLimits.run + 100_000)}`, '连续文字超过'],
    ['an endless attribute', `<list><row a="${'x'.repeat(xmlLimits.run + 100_000)}`, '连续文字超过'],
    ['an endless comment', `<list><!-- ${'x'.repeat(xmlLimits.run + 100_000)}`, '连续文字超过'],
    ['an endless doctype', `<!DOCTYPE list [${'x'.repeat(xmlLimits.run + 100_000)}`, '连续文字超过'],
    ['an endless record', `<list><row>${'<v/>'.repeat(xmlLimits.recordElements + 1)}`, '单条记录 <row> 过大'],
  ])('%s', async (_, content, message) => {
    expect(await fault(content)).toContain(message)
  })

  it('bytes that are no text', async () => {
    expect(await fault(new Uint8Array([0x3c, 0x6c, 0xff, 0xfe]))).toContain('x.xml')
  })
})

function attributes(count: number): string {
  return Array.from({ length: count }, (_, i) => `a${i}="1"`).join(' ')
}
