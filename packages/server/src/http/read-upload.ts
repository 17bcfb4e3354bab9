import '@fastify/multipart'
import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import type { FastifyRequest } from 'fastify'
import { Fault } from './fault.ts'
import { outageOf } from './outage.ts'
import { openUploadFolder } from './upload-folder.ts'

/** A file that came with a request, whole on disk; gone when the call is answered. */
export interface Upload {
  readonly name: string
  readonly path: string
  readonly digest: string
  readonly size: number
  /** First bytes, to see what it is. */
  readonly head: Buffer
}

export interface Received {
  readonly fields: Readonly<Record<string, string>>
  readonly uploads: readonly Upload[]
  readonly discard: () => Promise<void>
}

const headBytes = 4096
const most = { files: 10, fields: 20, name: 120 }

/** The bare name: no folder, no control character, not endless. */
export const cleanName = (name: string): string => {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim()
  return [...(bare || '未命名')].slice(-most.name).join('')
}

const receive = async (stream: Readable, name: string, folder: string): Promise<Upload> => {
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  const look = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk)
      if (size < headBytes) head.push(chunk.subarray(0, headBytes - size))
      size += chunk.length
      yield chunk
    }
  }
  try {
    // Opened first: what breaks off while its file is being opened would create it after the removal.
    const file = await open(path, 'wx', 0o600)
    await pipeline(stream, look, file.createWriteStream())
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { name: cleanName(name), path, digest: hash.digest('hex'), size, head: Buffer.concat(head) }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_REQ_FILE_TOO_LARGE')

/** Reads a multipart body, each file as a stream onto disk; the caller discards what it does not keep. */
export const readUpload = async (request: FastifyRequest, dataDir: string): Promise<Received> => {
  if (!request.isMultipart()) throw new Fault(400, '请以 multipart/form-data 提交文件')
  const folder = await openUploadFolder(dataDir)
  const fields: Record<string, string> = {}
  const uploads: Upload[] = []
  const discard = async (): Promise<void> => {
    for (const { path } of uploads) await rm(path, { force: true })
  }
  const limits = { fileSize: accountLimits.fileBytes, files: most.files, fields: most.fields }
  try {
    for await (const part of request.parts({ limits }))
      if (part.type === 'file') {
        uploads.push(await receive(part.file, part.filename, folder))
        if (part.file.truncated) throw new Fault(400, accountTexts.fileTooLarge)
      } else fields[part.fieldname] = String(part.value)
    return { fields, uploads, discard }
  } catch (error) {
    await discard()
    if (error instanceof Fault || outageOf(error) === 'disk') throw error
    throw new Fault(400, isTooLarge(error) ? accountTexts.fileTooLarge : '上传的内容有误，请检查后重试')
  }
}
