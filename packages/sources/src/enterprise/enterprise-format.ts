import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import type { RawFile } from '../types.ts'

/** A way to read companies and their relations; a broken row is told and left out, a broken file is a FormatFault. */
export interface EnterpriseFormat {
  readonly id: string
  readonly nameZh: string
  /** Where its ids live; undefined: every source has its own. */
  readonly space?: string
  readonly read: (file: RawFile) => AsyncGenerator<EnterpriseItem[]>
}

/** Registers are larger than lists. */
export const registerLimits = { maxBytes: 64 * 1024 ** 3, maxLine: 4 * 1024 ** 2 } as const
