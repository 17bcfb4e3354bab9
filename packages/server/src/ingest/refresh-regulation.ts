import { regulationParts } from '@maojian/sources'
import { noteCheck } from '../features/regulation/entry.ts'
import { fetchEcfrPart, newestEcfrDay } from './ecfr.ts'
import type { FetchContext } from './fetch-raw.ts'
import { importRegulation, type RegulationOutcome } from './import-regulation.ts'
import { operatorMessage } from './ingest-fault.ts'
import type { KeptFile } from './raw-store.ts'

interface Asked {
  readonly date?: string
  readonly accept: boolean
  readonly base?: string
}

type Fetched = KeptFile & { readonly date: string }

const fetchAndImport = async (
  context: FetchContext,
  { date, accept, base }: Asked,
): Promise<RegulationOutcome[]> => {
  const day = date ?? (await newestEcfrDay(context, base))
  const files: Fetched[] = []
  const failed: RegulationOutcome[] = []
  for (const part of regulationParts) {
    context.signal?.throwIfAborted()
    context.progress(`正在下载 15 CFR 第 ${part} 部分（${day}）`)
    try {
      files.push({ ...(await fetchEcfrPart(context, { part, day, base })), date: day })
    } catch (error) {
      context.signal?.throwIfAborted()
      failed.push({
        file: `title-15-part-${part}-${day}.xml`,
        state: 'failed',
        message: operatorMessage(error),
      })
    }
  }
  return [...(await importRegulation(context, files, accept)), ...failed]
}

/**
 * Downloads the parts as of one day and imports what differs; a part that cannot be had leaves the others. How it ended
 * is kept, so that a failure is tried again the next morning.
 */
export const refreshRegulation = async (
  context: FetchContext,
  asked: Asked,
): Promise<RegulationOutcome[]> => {
  const note = (error: string) => noteCheck(context.database.db, context.now(), error)
  try {
    const outcomes = await fetchAndImport(context, asked)
    await note(
      outcomes.flatMap(one => (one.state === 'failed' ? [`${one.file}：${one.message}`] : [])).join('；'),
    )
    return outcomes
  } catch (error) {
    context.signal?.throwIfAborted()
    await note(operatorMessage(error))
    throw error
  }
}
