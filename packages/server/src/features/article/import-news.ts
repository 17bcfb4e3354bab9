import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import { foldedName } from './folded-names.ts'
import { putNews, type NewNews } from './news-store.ts'

const text = (most: number) => z.string().trim().max(most)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/u, '应为 yyyy-MM-dd 或 yyyy-MM-dd HH:mm')
const webAddress = z.url({ protocol: /^https?$/u, error: '应为 http 或 https 网址' }).max(2000)

const common = {
  id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,40}$/u, '只能用字母、数字、- 和 _')
    .optional(),
  title: text(300).min(1, '不能为空'),
  country: text(40).default(''),
  unit: text(80).default(''),
  published: day,
}

/** One line of a news file: what opens elsewhere, what is kept here, or a notice with measures. */
const newsLine = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(0), ...common, url: webAddress }),
  z.strictObject({
    type: z.literal(1),
    ...common,
    body: text(200_000).min(1, '不能为空'),
    url: webAddress.optional(),
  }),
  z.strictObject({
    type: z.literal(2),
    ...common,
    url: webAddress.optional(),
    label: text(60).default(''),
    sanctionTime: z.iso.date(),
    measures: z
      .array(
        z.strictObject({
          measure: text(5000).min(1, '不能为空'),
          entities: z.array(text(300).min(1, '不能为空')).max(2000),
        }),
      )
      .min(1, '至少一项'),
  }),
])

export interface NewsProblem {
  readonly line: number
  readonly field: string
  readonly text: string
}

export interface NewsAccount {
  readonly lines: number
  readonly kept: number
  readonly problems: readonly NewsProblem[]
}

const newsOf = (line: z.output<typeof newsLine>, now: Date): NewNews => {
  const measures = line.type === 2 ? line.measures : []
  const made = createHash('sha256').update(`${line.published}\n${line.title}`).digest('hex').slice(0, 16)
  return {
    id: `N${line.id ?? made}`,
    kind: line.type,
    title: line.title,
    country: line.country,
    unit: line.unit,
    published: line.published,
    url: line.url ?? '',
    body: line.type === 1 ? line.body : '',
    label: line.type === 2 ? line.label : '',
    sanctioned_on: line.type === 2 ? line.sanctionTime : '',
    measures,
    names: [...new Set(measures.flatMap(one => one.entities).map(foldedName))],
    feed_id: null,
    created_at: now,
  }
}

const readLine = (line: string, at: number): z.output<typeof newsLine> | NewsProblem => {
  try {
    const read = newsLine.safeParse(JSON.parse(line))
    if (read.success) return read.data
    const [issue] = read.error.issues
    return { line: at, field: issue?.path.join('.') ?? '', text: issue?.message ?? '有误' }
  } catch {
    return { line: at, field: '', text: '不是 JSON' }
  }
}

/** Imports news, one JSON object a line; a line that cannot be read is told and leaves the others alone. */
export const importNews = async (db: Kysely<Schema>, file: string, now: Date): Promise<NewsAccount> => {
  const problems: NewsProblem[] = []
  const rows: NewNews[] = []
  let at = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    at++
    if (line.trim() === '') continue
    const read = readLine(line.replace(/^\uFEFF/u, ''), at)
    if ('text' in read) problems.push(read)
    else rows.push(newsOf(read, now))
  }
  await db.transaction().execute(tx => putNews(tx, rows))
  return { lines: at, kept: rows.length, problems }
}
