import { memberBytes, withFile } from '../archive/read-packed.ts'
import { readZipDirectory } from '../archive/zip-directory.ts'

/** A sheet of a workbook, by its place among all of them. */
export interface WorkbookSheet {
  readonly at: number
  readonly name: string
  readonly isHidden: boolean
}

const workbook = /(?:^|\/)workbook\d*\.xml$/iu
const sheetTag = /<(?:\w+:)?sheet\s[^>]*>/gu

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/iu.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const attribute = (tag: string, name: string): string =>
  decoded(
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag)?.slice(1).find(Boolean) ?? '',
  )

/** Of what says which sheets there are; a checked workbook has no larger one. */
const mostBytes = 16 * 1024 ** 2

/** The sheets of a workbook that was checked, in their order; none where it does not say. */
export const workbookSheets = async (path: string): Promise<readonly WorkbookSheet[]> => {
  const member = (await withFile(path, readZipDirectory)).find(({ name }) => workbook.test(name))
  if (!member) return []
  const chunks: Uint8Array[] = []
  for await (const chunk of memberBytes(path, member, mostBytes)) chunks.push(chunk)
  const xml = Buffer.concat(chunks).toString('utf8')
  return (xml.match(sheetTag) ?? []).map((tag, at) => ({
    at,
    name: attribute(tag, 'name'),
    isHidden: /hidden/iu.test(attribute(tag, 'state')),
  }))
}
