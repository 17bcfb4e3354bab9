import { regulationParts } from '@maojian/sources'
import type { Outbound } from '../adapters/outbound.ts'
import { importRegulation, type RegulationOutcome } from './import-regulation.ts'
import type { IngestContext } from './ingest-context.ts'
import { IngestFault, operatorMessage } from './ingest-fault.ts'
import { keepRaw, type KeptFile } from './raw-store.ts'

export interface RegulationRefreshContext extends IngestContext {
  readonly outbound: Pick<Outbound, 'open'>
}

const ecfrBase = 'https://www.ecfr.gov/api/versioner/v1'

/** eCFR answers 406 to whoever does not ask for XML, and refuses bare clients. */
const xmlHeaders = {
  accept: 'application/xml',
  'user-agent': 'Mozilla/5.0 (compatible; Maojian/0.1; regulation refresh)',
}
const jsonHeaders = { ...xmlHeaders, accept: 'application/json' }

const titlesLimit = 1024 * 1024

/** Day up to which eCFR has title 15: the newest text that can be asked for. */
const newestDay = async ({ outbound, signal }: RegulationRefreshContext, base: string): Promise<string> => {
  const { body } = await outbound.open(`${base}/titles.json`, {
    signal,
    maxBytes: titlesLimit,
    headers: jsonHeaders,
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const day = /"number"\s*:\s*15\s*,[^{}]*"up_to_date_as_of"\s*:\s*"(\d{4}-\d{2}-\d{2})"/u.exec(text)?.[1]
  if (day === undefined)
    throw new IngestFault('eCFR 没有给出第 15 编的最新日期，请以 --date yyyy-MM-dd 指定版本日期')
  return day
}

type Fetched = KeptFile & { readonly date: string }

/** Downloads the parts as of one day and imports what differs; a part that cannot be had leaves the others. */
export const refreshRegulation = async (
  context: RegulationRefreshContext,
  { date, accept, base = ecfrBase }: { date?: string; accept: boolean; base?: string },
): Promise<RegulationOutcome[]> => {
  const day = date ?? (await newestDay(context, base))
  const files: Fetched[] = []
  const failed: RegulationOutcome[] = []
  for (const part of regulationParts) {
    context.signal?.throwIfAborted()
    const name = `title-15-part-${part}-${day}.xml`
    const url = `${base}/full/${day}/title-15.xml?part=${part}`
    context.progress(`正在下载 15 CFR 第 ${part} 部分（${day}）`)
    try {
      const download = await context.outbound.open(url, { signal: context.signal, headers: xmlHeaders })
      const file = await keepRaw(context.raw, { name, url, bytes: download.body }, context.signal)
      files.push({ ...file, date: day })
    } catch (error) {
      context.signal?.throwIfAborted()
      failed.push({ file: name, state: 'failed', message: operatorMessage(error) })
    }
  }
  return [...(await importRegulation(context, files, accept)), ...failed]
}
