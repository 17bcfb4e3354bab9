import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { readIfThere } from '../../adapters/read-if-there.ts'
import { replaceFile } from '../../adapters/replace-file.ts'

const note = z.object({ since: z.string() })

const pathOf = (keyFile: string): string => join(dirname(keyFile), 'decisions.json')

/**
 * Since when every decision of this installation has to be sealed; undefined before those of earlier releases are. It is
 * told outside the database: who writes there cannot have a decision of his own sealed as an earlier one.
 */
export const decisionsSealedSince = async (keyFile: string): Promise<Date | undefined> => {
  const text = await readIfThere(pathOf(keyFile))
  return text === undefined ? undefined : new Date(note.parse(JSON.parse(text)).since)
}

export const noteDecisionsSealed = async (keyFile: string, now: Date): Promise<void> => {
  const path = pathOf(keyFile)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await replaceFile(path, JSON.stringify({ since: now.toISOString() }))
}
