import { inflateSync } from 'node:zlib'

/** Objects of a PDF as its writer lays them out: number → dictionary and stream. */
const objectsOf = (bytes: Buffer): Map<string, { readonly head: string; readonly stream: string }> => {
  const text = bytes.toString('latin1')
  const found = new Map<string, { head: string; stream: string }>()
  for (const { 1: number, 2: body = '', index } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/gu)) {
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const start = index + `${number} 0 obj\n`.length + at + 'stream\n'.length
    const length = Number(/\/Length (\d+)/u.exec(head)?.[1] ?? 0)
    const raw = bytes.subarray(start, start + length)
    const stream =
      at < 0
        ? ''
        : head.includes('/FlateDecode')
          ? inflateSync(raw).toString('latin1')
          : raw.toString('latin1')
    found.set(number!, { head, stream })
  }
  return found
}

const unicodeOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Glyph number → characters, as the font's own map says: what a reader searches and copies. */
const glyphMap = (cmap: string): Map<string, string> => {
  const map = new Map<string, string>()
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/giu))
    [...list.matchAll(/<([0-9a-f ]*)>/giu)].forEach(([, hex = ''], i) => {
      const glyph = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0')
      map.set(glyph, unicodeOf(hex.replaceAll(' ', '')))
    })
  return map
}

/** Text of one stream of drawing, through the maps of the fonts it names. */
const drawnText = (stream: string, fonts: ReadonlyMap<string, Map<string, string>>): string => {
  let text = ''
  let font = new Map<string, string>()
  for (const [, name, hex] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/giu))
    if (name !== undefined) font = fonts.get(name) ?? new Map()
    else for (const glyph of hex?.match(/.{4}/gu) ?? []) text += font.get(glyph.toLowerCase()) ?? ''
  return text.replace(/\s/gu, '')
}

/** Text of each page without white space, through the maps of its embedded fonts. */
export const pdfPages = (bytes: Buffer): string[] => {
  const objects = objectsOf(bytes)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const cmap = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
      fonts.set(name, glyphMap(objects.get(cmap)?.stream ?? ''))
    }
  return [...objects.values()].flatMap(({ head }) => {
    const content = /\/Type \/Page\s/u.test(head) ? /\/Contents (\d+) 0 R/u.exec(head)?.[1] : undefined
    return content === undefined ? [] : [drawnText(objects.get(content)?.stream ?? '', fonts)]
  })
}

export const pdfText = (bytes: Buffer): string => pdfPages(bytes).join('')
