import type { BodsFile } from '@maojian/contract/bods-statements'
import type { EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import type { TreeLeaf, TreeRow } from './tree-model.ts'

const kinds: Readonly<Record<TreeLeaf['nodeType'], EnterpriseKind>> = {
  0: 'other',
  1: 'company',
  2: 'bond',
  3: 'person',
  5: 'other',
}

type Drawn = Pick<BodsFile, 'parties' | 'holdings'>

/** Parties and relations of a tree as far as it is unfolded; whoever stands on two branches is one. */
export const treeHoldings = (rows: readonly TreeRow[]): Drawn => {
  const parties = new Map<string, Drawn['parties'][number]>()
  const holdings = new Map<string, Drawn['holdings'][number]>()
  const enterprises = new Map(rows.map(row => [row.key, row.id]))
  for (const { kind, id, name, leaf, parent = '', code } of rows) {
    if (kind === 'root') parties.set(id, { id, name, kind: 'company' })
    if (kind !== 'leaf' || !leaf) continue
    parties.set(id, { id, name, kind: kinds[leaf.nodeType] })
    const other = enterprises.get(parent) ?? ''
    const [source, target] = code === 'holders' ? [id, other] : [other, id]
    holdings.set(leaf.relation, { ...leaf, id: leaf.relation, type: leaf.relationType, source, target })
  }
  return { parties: [...parties.values()], holdings: [...holdings.values()] }
}
