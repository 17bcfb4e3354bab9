import type { getEccn as call } from '@maojian/contract/calls/eccn'
import { isUnder } from '@maojian/domain/control/code/paragraph'
import type * as z from 'zod'
import type { OfficialText } from '../regulation/entry.ts'

export type OfficialWords = NonNullable<z.output<typeof call.reply>['official']>
type Line = OfficialWords['items'][number]

/** Of a paragraph: itself, what lies under it and what it lies under; notes and tables follow their paragraph. */
const within = (lines: readonly Line[], asked: string): Line[] => {
  if (asked === '') return [...lines]
  let shown = false
  return lines.filter(line => {
    if (line.paragraph !== '') shown = isUnder(line.paragraph, asked) || isUnder(asked, line.paragraph)
    return shown
  })
}

/** The official words of an entry as of the imported edition, or null. */
export const officialWords = (text: OfficialText, code: string, paragraph: string): OfficialWords | null => {
  const unit = text.entries.get(code)
  if (unit?.entry === undefined) return null
  const { entry, title } = unit
  const lines = entry.items.map(line => ({ ...line, paragraph: line.paragraph ?? '' }))
  return {
    editionDate: text.listDay,
    title,
    licenceNotes: [...entry.licenceNotes],
    reporting: [...entry.reporting],
    exceptions: entry.exceptions.map(one => ({ ...one })),
    sta: [...entry.sta],
    relatedControls: entry.relatedControls,
    relatedDefinitions: entry.relatedDefinitions,
    items: within(lines, paragraph),
    differences: text.differences.filter(one => one.key === code).map(one => one.textZh),
  }
}
