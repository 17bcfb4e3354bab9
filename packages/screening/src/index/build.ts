import { gzipSync } from 'node:zlib'
import type { SnapshotMeta, Subject } from '../types.ts'

/** Builds a snapshot: one block of bytes that `openIndex` reads without further work. */
export const buildIndex = (subjects: readonly Subject[], meta: SnapshotMeta): Uint8Array =>
  gzipSync(Buffer.from(JSON.stringify({ meta, subjects })))
