import type { ReadReport } from '../types.ts'
import type { XmlElement } from './element.ts'

/**
 * Every field of an official layout: those that are read, and those that are not, each with the reason.
 * Paths start below the record (`Names/Name/Name6`), attributes stand as `@name`; an ignored element hides all below it.
 */
export interface FieldTable {
  readonly read: readonly string[]
  readonly ignored: Readonly<Record<string, string>>
}

export type FieldCheck = (record: XmlElement, report: ReadReport) => void

/** Warns of every field that the table does not name; an unknown field may carry what we ought to know. */
export const fieldCheck = (table: FieldTable): FieldCheck => {
  const ignored = new Set(Object.keys(table.ignored))
  const known = new Set(table.read)
  for (const path of table.read)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      known.add(path.slice(0, at))

  const look = (element: XmlElement, path: string, report: ReadReport): void => {
    for (const name of Object.keys(element.attributes)) {
      const field = path === '' ? `@${name}` : `${path}/@${name}`
      if (!known.has(field) && !ignored.has(field) && !name.startsWith('xmlns'))
        report.warn(`未知字段 ${field}`, element.attributes[name] ?? '')
    }
    for (const child of element.children) {
      const field = path === '' ? child.name : `${path}/${child.name}`
      if (ignored.has(field)) continue
      if (known.has(field)) look(child, field, report)
      else report.warn(`未知字段 ${field}`, child.text.trim().slice(0, 80))
    }
  }
  return (record, report) => look(record, '', report)
}
