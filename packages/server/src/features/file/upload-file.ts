import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import type { uploadFile as call, uploadRiskFiles as riskCall } from '@maojian/contract/calls/file'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Upload } from '../../http/read-upload.ts'
import type { Verb } from '../../http/route.ts'
import { needRoom, type OwnedData } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import { addressOf } from './file-wire.ts'
import { sniffType, type FileKind } from './sniff-type.ts'
import { insertFile, lockDigest } from './store.ts'

type Purpose = 'profile' | 'document'

const check = (upload: Upload, purpose: Purpose): FileKind => {
  const kind = sniffType(upload.head, upload.name)
  const image = kind?.type.startsWith('image/') === true
  if (!kind || (purpose === 'profile' && !image))
    throw new Fault(400, purpose === 'profile' ? accountTexts.imageHint : accountTexts.fileKind)
  if (purpose === 'profile' && upload.size > accountLimits.profileImageBytes)
    throw new Fault(400, accountTexts.imageTooLarge)
  return kind
}

const store = async (context: Context, upload: Upload, purpose: Purpose) => {
  const user = needUser(context)
  const kind = check(upload, purpose)
  const id = newId('file')
  await context.db.transaction().execute(async db => {
    await lockDigest(db, upload.digest)
    await context.files.put(upload.digest, upload.path)
    await insertFile(db, {
      id,
      author_id: user.id,
      organisation_id: null,
      digest: upload.digest,
      name: upload.name,
      type: kind.type,
      size: upload.size,
      purpose,
      created_at: context.now,
      kept_at: null,
    })
  })
  return {
    fileId: id,
    fileName: upload.name,
    fileType: kind.extension,
    size: upload.size,
    fastDfsUrl: addressOf(id),
  }
}

const needUploads = (context: Context): readonly [Upload, ...Upload[]] => {
  const [first, ...rest] = context.uploads ?? []
  if (!first) throw new Fault(400, accountTexts.noFile)
  return [first, ...rest]
}

/** One file; a profile image has its own, smaller limits. */
export const uploadFile =
  (owned: OwnedData): Verb<typeof call> =>
  async (context, { purpose }) => {
    const [upload] = needUploads(context)
    check(upload, purpose)
    await needRoom(context, owned, upload.size)
    return store(context, upload, purpose)
  }

/** Files of the business flows: all of them or, when one is refused, none. */
export const uploadRiskFiles =
  (owned: OwnedData): Verb<typeof riskCall> =>
  async context => {
    const uploads = needUploads(context)
    for (const upload of uploads) check(upload, 'document')
    const bytes = uploads.reduce((sum, upload) => sum + upload.size, 0)
    await needRoom(context, owned, bytes)
    const stored: Awaited<ReturnType<typeof store>>[] = []
    for (const upload of uploads) stored.push(await store(context, upload, 'document'))
    return stored
  }
