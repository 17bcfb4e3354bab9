import { posix } from 'node:path'
import { memberBytes, withFile } from '../archive/read-packed.ts'
import { readZipDirectory, type ZipMember } from '../archive/zip-directory.ts'
import { xmlAttribute } from './xml-attribute.ts'

/** A sheet of a workbook, by its place among all of them. */
export interface WorkbookSheet {
  readonly at: number
  readonly name: string
  readonly isHidden: boolean
  /** The member of the archive that holds it; '' where none is named. */
  readonly part: string
}

const workbook = /(?:^|\/)workbook\d*\.xml$/iu
const sheetTag = /<(?:\w+:)?sheet\s[^>]*>/gu
const relationTag = /<(?:\w+:)?Relationship\s[^>]*>/gu

/** Of what says which sheets there are; a checked workbook has no larger one. */
const mostBytes = 16 * 1024 ** 2

const textOf = async (path: string, member: ZipMember | undefined): Promise<string> => {
  const chunks: Uint8Array[] = []
  if (member) for await (const chunk of memberBytes(path, member, mostBytes)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Parts by the id under which the workbook speaks of them; a target is told from the workbook's folder or from the root. */
const partsById = (relations: string, folder: string): ReadonlyMap<string, string> =>
  new Map(
    (relations.match(relationTag) ?? []).map(tag => {
      const target = xmlAttribute(tag, 'Target')
      return [
        xmlAttribute(tag, 'Id'),
        target.startsWith('/') ? target.slice(1) : posix.normalize(`${folder}${target}`),
      ]
    }),
  )

/** The sheets of a workbook that was checked, in their order; none where it does not say. */
export const workbookSheets = async (path: string): Promise<readonly WorkbookSheet[]> => {
  const members = await withFile(path, readZipDirectory)
  const member = members.find(({ name }) => workbook.test(name))
  if (!member) return []
  const xml = await textOf(path, member)
  const [, folder = '', file = ''] = /^(.*?)([^/]*)$/u.exec(member.name) ?? []
  const relations = members.find(({ name }) => name === `${folder}_rels/${file}.rels`)
  const parts = partsById(await textOf(path, relations), folder)
  return (xml.match(sheetTag) ?? []).map((tag, at) => ({
    at,
    name: xmlAttribute(tag, 'name'),
    isHidden: /hidden/iu.test(xmlAttribute(tag, 'state')),
    part: parts.get(xmlAttribute(tag, '[\\w]+:id')) ?? '',
  }))
}
