import { regulationParts } from '@maojian/sources'
import type { Outbound } from '../adapters/outbound.ts'
import { newestEcfrDay, openEcfrPart } from './ecfr.ts'
import { importRegulation, type RegulationOutcome } from './import-regulation.ts'
import type { IngestContext } from './ingest-context.ts'
import { operatorMessage } from './ingest-fault.ts'
import { keepRaw, type KeptFile } from './raw-store.ts'

export interface RegulationRefreshContext extends IngestContext {
  readonly outbound: Pick<Outbound, 'open'>
}

type Fetched = KeptFile & { readonly date: string }

/** Downloads the parts as of one day and imports what differs; a part that cannot be had leaves the others. */
export const refreshRegulation = async (
  context: RegulationRefreshContext,
  { date, accept, base }: { date?: string; accept: boolean; base?: string },
): Promise<RegulationOutcome[]> => {
  const day = date ?? (await newestEcfrDay(context, base))
  const files: Fetched[] = []
  const failed: RegulationOutcome[] = []
  for (const part of regulationParts) {
    context.signal?.throwIfAborted()
    context.progress(`正在下载 15 CFR 第 ${part} 部分（${day}）`)
    try {
      const { name, url, body } = await openEcfrPart(context, { part, day, base })
      const file = await keepRaw(context.raw, { name, url, bytes: body }, context.signal)
      files.push({ ...file, date: day })
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
