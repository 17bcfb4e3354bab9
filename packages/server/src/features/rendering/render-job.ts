import type { Kysely } from 'kysely'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import type { PageModel } from '../../documents/page-model.ts'
import { writeDocument } from '../../documents/write-document.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { findModel, keepContent } from './store.ts'

const unpack = promisify(gunzip)

/** Lays a document out where no request waits for it. */
export const renderJob = defineJob({
  name: 'document.render',
  titleZh: '生成文件',
  payload: z.object({ id: z.string() }),
  key: ({ id }) => id,
  expiresMinutes: 10,
  concurrency: 2,
  retries: 2,
})

export const renderDocument =
  (db: Kysely<Schema>): RunJob<{ id: string }> =>
  async ({ id }, { signal, progress, completeIn }) => {
    const row = await findModel(db, id)
    if (!row?.model) return
    await progress({ done: 0, total: 1, note: '正在排版' })
    const model = JSON.parse((await unpack(row.model)).toString('utf8')) as PageModel
    const content = await writeDocument({ model, format: row.format, signal })
    await db.transaction().execute(async transaction => {
      await keepContent(transaction, id, content)
      await completeIn(transaction)
    })
  }
