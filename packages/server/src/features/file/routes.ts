import * as calls from '@maojian/contract/calls/file'
import { route, type Route } from '../../http/route.ts'
import type { OwnedData } from '../organisation/entry.ts'
import { previewFile } from './preview-file.ts'
import { readFile } from './read-file.ts'
import { uploadFile, uploadRiskFiles } from './upload-file.ts'

export const fileRoutes = (owned: OwnedData): readonly Route[] => [
  route(calls.uploadFile, uploadFile(owned)),
  route(calls.uploadRiskFiles, uploadRiskFiles(owned)),
  route(calls.previewFile, previewFile),
  route(calls.readFile, readFile),
]
