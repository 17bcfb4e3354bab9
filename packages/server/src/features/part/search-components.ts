import type { searchComponents as call } from '@maojian/contract/calls/part'
import type * as z from 'zod'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { isShared } from '../organisation/entry.ts'
import { searchParts } from './store.ts'

type Input = z.output<typeof call.request>

/** The filled field decides what is meant; the number only where both are filled. */
const meant = ({ name, code, relationType }: Input) => {
  if (name === '' || code === '') return { name, code, both: false }
  if (relationType === 0) return { name, code: '', both: false }
  if (relationType === 2) return { name: '', code, both: false }
  return { name, code, both: relationType === undefined }
}

export const searchComponents: Verb<typeof call> = async ({ db, user }, input) => {
  const started = performance.now()
  const { name, code: number, both } = meant(input)
  const { page, pageSize } = input
  const { rows, count } = await searchParts(db, user, { number, name, both, page, pageSize })
  return {
    data: rows.map(row => ({
      id: String(row.id),
      code: row.number,
      name: row.name,
      manufacturer: row.maker,
      eccn: row.eccn,
      known: row.known,
      hts: row.hts,
      fileName: row.file_name,
      line: row.line,
      publishedOn: row.published_on ?? '',
      importedOn: shanghaiDay(row.created_at),
      own: !isShared(row),
    })),
    count,
    ms: Math.round((performance.now() - started) * 100) / 100,
  }
}
