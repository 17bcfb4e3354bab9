import type { Download, Outbound } from '../adapters/outbound.ts'
import { IngestFault } from './ingest-fault.ts'

/** What a request to eCFR needs of an import. */
interface Asking {
  readonly outbound: Pick<Outbound, 'open'>
  readonly signal?: AbortSignal
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
export const newestEcfrDay = async ({ outbound, signal }: Asking, base = ecfrBase): Promise<string> => {
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

export interface EcfrPart {
  readonly part: string
  readonly day: string
  readonly base?: string
}

/** Text of one part of title 15 as of a day, with the name under which it is kept; lists and control facts ask alike. */
export const openEcfrPart = async (
  { outbound, signal }: Asking,
  { part, day, base = ecfrBase }: EcfrPart,
): Promise<Download & { readonly name: string }> => {
  const url = `${base}/full/${day}/title-15.xml?part=${part}`
  const download = await outbound.open(url, { signal, headers: xmlHeaders })
  return { ...download, url, name: `title-15-part-${part}-${day}.xml` }
}
