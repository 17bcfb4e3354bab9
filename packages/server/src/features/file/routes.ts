import * as calls from '@maojian/contract/calls/file'
import { route, type Route } from '../../http/route.ts'
import { previewFile } from './preview-file.ts'
import { readFile } from './read-file.ts'
import { uploadFile, uploadRiskFiles } from './upload-file.ts'

export const fileRoutes: readonly Route[] = [
  route(calls.uploadFile, uploadFile),
  route(calls.uploadRiskFiles, uploadRiskFiles),
  route(calls.previewFile, previewFile),
  route(calls.readFile, readFile),
]
