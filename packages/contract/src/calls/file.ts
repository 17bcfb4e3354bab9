import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireInt } from '../wire.ts'

export const storedFile = z.object({
  fileId: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  size: z.number(),
  /** Address of our own; opens only for who may see the file. */
  fastDfsUrl: z.string(),
})

/** One file in the field `file`; `purpose` profile limits it to an image of 1 MB. */
export const uploadFile = defineCall({
  method: 'POST',
  path: '/api/file/upload',
  summary: '上传文件',
  access: 'session',
  upload: true,
  request: z.object({ purpose: z.enum(['profile', 'document']).default('document') }),
  reply: storedFile,
})

export const uploadRiskFiles = defineCall({
  method: 'POST',
  path: '/api/risk/file/upload',
  summary: '上传一个或多个业务文件',
  access: 'session',
  upload: true,
  request: z.object({}),
  reply: z.array(storedFile),
})

export const previewFile = defineCall({
  method: 'GET',
  path: '/api/file/preview/code',
  summary: '取得文件预览地址（10 分钟内有效）',
  access: 'session',
  request: z.object({ fileId: z.string().min(1).max(40), type: wireInt(0, 9).default(1) }),
  reply: z.object({
    url: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    /** Whether a browser shows it; otherwise it is saved. */
    inline: z.boolean(),
  }),
})

/** By the session of our own pages; `ticket` is the ten-minute address of a preview. */
export const readFile = defineCall({
  method: 'GET',
  path: '/api/file/content',
  summary: '文件内容',
  access: 'session',
  cookie: true,
  answers: 'file',
  request: z.object({ id: z.string().min(1).max(40), ticket: z.string().max(100).default('') }),
  reply: z.unknown(),
})
