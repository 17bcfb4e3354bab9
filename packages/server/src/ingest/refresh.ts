import { findListSource, listSources, type ListAddress, type ListSource } from '@maojian/sources'
import { publishIndex } from '../engine/publish-index.ts'
import { standsOn } from '../lists/part-store.ts'
import { recordRawFiles } from '../lists/raw-file-store.ts'
import { recordFailure, recordUnchanged } from '../lists/source-store.ts'
import type { ImportAccount } from './import-account.ts'
import { fetchEcfrPart, newestEcfrDay } from './ecfr.ts'
import { fetchRaw, type FetchContext } from './fetch-raw.ts'
import { importLists } from './import-lists.ts'
import { IngestFault, operatorMessage } from './ingest-fault.ts'
import type { KeptFile } from './raw-store.ts'

/** Lists that are read from the same files. */
interface Download {
  readonly format: string
  readonly addresses: readonly ListAddress[]
  readonly sources: readonly ListSource[]
}

export type RefreshOutcome =
  | { readonly sources: readonly string[]; readonly state: 'updated'; readonly account: ImportAccount }
  | { readonly sources: readonly string[]; readonly state: 'unchanged' }
  | { readonly sources: readonly string[]; readonly state: 'failed'; readonly message: string }

/** The addresses of the richest format that has any. */
const bestAddresses = (source: ListSource): { format: string; addresses: ListAddress[] } | undefined => {
  const formats = [...source.formats, ...source.addresses.map(address => address.format)]
  const format = formats.find(id => source.addresses.some(address => address.format === id))
  if (format === undefined) return undefined
  return { format, addresses: source.addresses.filter(address => address.format === format) }
}

/** One download for all lists that share it (three BIS lists stand in one part of the CFR). */
export const downloadsOf = (sources: readonly ListSource[]): Download[] => {
  const downloads = new Map<string, Download & { sources: ListSource[] }>()
  for (const source of sources) {
    const best = bestAddresses(source)
    if (!best) continue
    const key = [best.format, ...best.addresses.map(address => address.url)].join('\n')
    const known = downloads.get(key)
    if (known) known.sources.push(source)
    else downloads.set(key, { ...best, sources: [source] })
  }
  return [...downloads.values()]
}

const fetchAddress = async (context: FetchContext, { url, file, ecfrPart }: ListAddress): Promise<KeptFile> =>
  ecfrPart === undefined
    ? fetchRaw(context, { name: file, url })
    : fetchEcfrPart(context, { part: ecfrPart, day: await newestEcfrDay(context) })

const fetchAll = async (context: FetchContext, { addresses }: Download): Promise<KeptFile[]> => {
  const kept: KeptFile[] = []
  for (const address of addresses) {
    context.progress(`正在下载 ${new URL(address.url).host}/…/${address.file}`)
    kept.push(await fetchAddress(context, address))
  }
  return kept
}

const refreshOne = async (
  context: FetchContext,
  download: Download,
  accept: boolean,
): Promise<RefreshOutcome> => {
  const sources = download.sources.map(source => source.id)
  const { db } = context.database
  try {
    const files = await fetchAll(context, download)
    await recordRawFiles(db, files, context.now())
    const digests = files.map(file => file.digest)
    if (await standsOn(db, sources, digests)) {
      await recordUnchanged(context, sources)
      return { sources, state: 'unchanged' }
    }
    const only = sources.length === 1 ? sources[0] : undefined
    const request = { source: only, formats: [download.format], files, accept, deferIndex: true }
    return { sources, state: 'updated', account: await importLists(context, request) }
  } catch (error) {
    // That this process is to end says nothing about the list.
    context.signal?.throwIfAborted()
    const message = operatorMessage(error)
    for (const source of sources) await recordFailure(context, source, message)
    return { sources, state: 'failed', message }
  }
}

const chosen = (id: string | undefined): readonly ListSource[] => {
  if (id === undefined) return listSources
  const source = findListSource(id)
  if (!source) throw new IngestFault(`没有编号为“${id}”的名单`)
  if (source.addresses.length === 0)
    throw new IngestFault(`“${source.nameZh}”没有可下载的官方文件，请用 lists import 导入`)
  return [source]
}

export interface RefreshManner {
  readonly accept?: boolean
  /** Told after each download how many of all are done. */
  readonly tell?: (done: number, total: number) => Promise<void>
}

/** Downloads these lists from their official addresses and imports what is new; one index build at the end. */
export const refreshDue = async (
  context: FetchContext,
  sources: readonly ListSource[],
  { accept = false, tell }: RefreshManner = {},
): Promise<RefreshOutcome[]> => {
  const outcomes: RefreshOutcome[] = []
  const downloads = downloadsOf(sources)
  for (const download of downloads) {
    context.signal?.throwIfAborted()
    await tell?.(outcomes.length, downloads.length)
    context.progress(`正在刷新 ${download.sources.map(one => one.nameZh).join('、')}`)
    outcomes.push(await refreshOne(context, download, accept))
  }
  // Also when nothing is new: an earlier refresh may have been interrupted before its index.
  await publishIndex(context)
  return outcomes
}

export interface RefreshRequest {
  /** One list; undefined: every list with an official download. */
  readonly source?: string
  readonly accept: boolean
}

export const refreshLists = async (
  context: FetchContext,
  { source, accept }: RefreshRequest,
): Promise<RefreshOutcome[]> => refreshDue(context, chosen(source), { accept })
