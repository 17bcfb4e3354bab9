import { fetchRaw, persistently, type FetchContext } from './fetch-raw.ts'
import { IngestFault } from './ingest-fault.ts'
import type { KeptFile } from './raw-store.ts'

const ecfrBase = 'https://www.ecfr.gov/api/versioner/v1'

/** eCFR answers 406 to whoever does not ask for XML, and refuses bare clients. */
const xmlHeaders = {
  accept: 'application/xml',
  'user-agent': 'Mozilla/5.0 (compatible; Maojian/0.1; regulation refresh)',
}
const jsonHeaders = { ...xmlHeaders, accept: 'application/json' }

const titlesLimit = 1024 * 1024

const readTitles = async ({ outbound, signal }: FetchContext, base: string): Promise<string> => {
  const { body } = await outbound.open(`${base}/titles.json`, {
    signal,
    maxBytes: titlesLimit,
    headers: jsonHeaders,
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Day up to which eCFR has title 15: the newest text that can be asked for. */
export const newestEcfrDay = async (context: FetchContext, base = ecfrBase): Promise<string> => {
  const text = await persistently(context, () => readTitles(context, base))
  const day = /"number"\s*:\s*15\s*,[^{}]*"up_to_date_as_of"\s*:\s*"(\d{4}-\d{2}-\d{2})"/u.exec(text)?.[1]
  if (day === undefined)
    throw new IngestFault('eCFR 没有给出第 15 编的最新日期，请以 --date yyyy-MM-dd 指定版本日期')
  return day
}

export interface EcfrPart {
  readonly part: string
  readonly day: string
  readonly base?: string
}

/** Text of one part of title 15 as of a day, as it is kept; lists and control facts ask alike. */
export const fetchEcfrPart = (
  context: FetchContext,
  { part, day, base = ecfrBase }: EcfrPart,
): Promise<KeptFile> =>
  fetchRaw(context, {
    name: `title-15-part-${part}-${day}.xml`,
    url: `${base}/full/${day}/title-15.xml?part=${part}`,
    headers: xmlHeaders,
  })
