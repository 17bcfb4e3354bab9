import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { readIfThere } from '../../adapters/read-if-there.ts'
import { replaceFile } from '../../adapters/replace-file.ts'
import { headText, type Head } from './chain.ts'
import type { SigningKeys } from '../../signing/signing-keys.ts'
import type { Chain } from './tables.ts'

const noted = z.object({
  at: z.string(),
  keyId: z.string(),
  records: z.number(),
  seal: z.string(),
  signature: z.string(),
  /** Every organisation that the chain has belonged to; notes of before name none. */
  organisations: z.array(z.string()).default([]),
})
const headsFile = z.record(z.string(), noted)

export type NotedHeads = z.output<typeof headsFile>

const pathOf = (keyFile: string): string => join(dirname(keyFile), 'heads.json')

/** Heads as they were noted beside the keys; notes that cannot be read are not taken for none, or shorter ones would replace them. */
export const readNotedHeads = async (keyFile: string): Promise<NotedHeads> => {
  const text = await readIfThere(pathOf(keyFile))
  return text === undefined ? {} : headsFile.parse(JSON.parse(text))
}

/** Notes where every chain ends and whose it is; a chain that became shorter keeps its longer note. */
export const noteHeads = async (
  keyFile: string,
  {
    chains,
    keys,
    now,
  }: { readonly chains: readonly Chain[]; readonly keys: SigningKeys; readonly now: Date },
): Promise<void> => {
  const heads: NotedHeads = await readNotedHeads(keyFile)
  let changed = false
  for (const { id, records, seal, organisation_id } of chains) {
    const known = heads[id]
    const isLonger = records > (known?.records ?? -1)
    const organisations = [...new Set([...(known?.organisations ?? []), organisation_id])]
    if (!isLonger && organisations.length === known?.organisations.length) continue
    const signature = keys.sign(headText({ chainId: id, records, seal }))
    const head = { at: now.toISOString(), keyId: keys.activeId, records, seal, signature }
    heads[id] = { ...(known && !isLonger ? known : head), organisations }
    changed = true
  }
  if (!changed) return
  const path = pathOf(keyFile)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await replaceFile(path, JSON.stringify(heads))
}

/** Chains that have lost what was noted: `sealAt` answers the seal that stands at a position. */
export const lostSince = async (
  heads: NotedHeads,
  sealAt: (head: Head) => Promise<string | undefined>,
): Promise<string[]> => {
  const problems: string[] = []
  for (const [chainId, head] of Object.entries(heads)) {
    if (head.records === 0) continue
    const seal = await sealAt({ chainId, records: head.records, seal: head.seal })
    if (seal !== head.seal)
      problems.push(
        `记录链 ${chainId} 在 ${head.at} 已有 ${head.records} 条，现在缺少或不同：数据库被换回旧状态或被删改`,
      )
  }
  return problems
}
