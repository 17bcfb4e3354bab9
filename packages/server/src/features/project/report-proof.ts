import { canonicalJson } from '@maojian/contract/canonical-json'
import { createHash } from 'node:crypto'
import type { AskedProject, FoundReport } from './tables.ts'

interface Said {
  readonly number: string
  readonly asked: AskedProject
  readonly found: FoundReport | null
}

/** All that a report says, as the one text that is signed. */
export const saidText = ({ number, asked, found }: Said): string => canonicalJson({ number, asked, found })

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
