import type { uploadParts as call } from '@maojian/contract/calls/part'
import { roles } from '@maojian/contract/roles'
import { batchLimits } from '@maojian/contract/limits'
import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { saveBody } from '../../documents/save-body.ts'
import { TableFault } from '../../documents/table-fault.ts'
import { needUser } from '../../http/context.ts'
import { madeOnce } from '../../http/made-once.ts'
import { cleanName } from '../../http/read-upload.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { openUploadFolder } from '../../http/upload-folder.ts'
import { needRoom, savedBy, sharedBy, type OwnedData } from '../organisation/entry.ts'
import { importParts, type PartAccount } from './import-parts.ts'
import { partFileIfThere } from './store.ts'

/** So many problems are told one by one; all of them are counted. */
const mostProblems = 200

const told = ({ problems, ...account }: PartAccount) => ({
  ...account,
  problems: problems.slice(0, mostProblems).map(one => ({ ...one })),
  problemCount: problems.length,
})

/** Takes a maker's file into the catalogue: the organisation's own, or everybody's where an administrator says so. */
export const uploadParts =
  (owned: OwnedData): Verb<typeof call> =>
  async (context, input) => {
    const user = needUser(context)
    const { db, now, config, body } = context
    const started = performance.now()
    if (!body) throw new Fault(400, '请求体应为文件本身（application/octet-stream）')
    if (input.shared === 1 && user.role !== roles.administrator)
      throw new Fault(403, '只有管理员可以导入供全部用户使用的料号')
    const path = join(await openUploadFolder(config.dataDir), randomUUID())
    try {
      const digest = await saveBody(body, path, batchLimits)
      const { maker, publishedOn, shared } = input
      const asked = { path, name: cleanName(input.name), maker, publishedOn }
      const account = await madeOnce(context, {
        what: 'parts',
        asked: { ...input, digest },
        make: async () => {
          await needRoom(context, owned, (await stat(path)).size)
          const owner = shared === 1 ? sharedBy(user.id) : savedBy(user)
          return JSON.stringify(told(await importParts(db, { ...asked, owner, now })))
        },
        find: async made => {
          const account = JSON.parse(made) as ReturnType<typeof told>
          return (await partFileIfThere(db, user, account.id)) && account
        },
      })
      return { ...account, ms: Math.round(performance.now() - started) }
    } catch (error) {
      throw error instanceof TableFault ? new Fault(400, error.message) : error
    } finally {
      await rm(path, { force: true })
    }
  }
