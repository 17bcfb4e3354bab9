import * as calls from '@maojian/contract/calls/part'
import { route, type Route } from '../../http/route.ts'
import type { OwnedData } from '../organisation/entry.ts'
import { listPartFiles, removePartFile } from './own-part-files.ts'
import { searchComponents } from './search-components.ts'
import { uploadParts } from './upload-parts.ts'

export const partRoutes = (owned: OwnedData): readonly Route[] => [
  route(calls.searchComponents, searchComponents),
  route(calls.uploadParts, uploadParts(owned)),
  route(calls.listPartFiles, listPartFiles),
  route(calls.removePartFile, removePartFile),
]
