import type { RelationKind, RiskSymbol } from '@maojian/domain/vocabulary/enterprise'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import type { Shows } from './shown-edges.ts'

/** One relation of the tree: who stands at its other end. */
export interface TreeEdge {
  readonly edge: number
  readonly other: number
}

export interface TreeGroup {
  readonly code: string
  readonly nameZh: string
  readonly edges: readonly TreeEdge[]
}

interface GroupRule {
  readonly code: string
  readonly nameZh: string
  /** Kinds that begin at the enterprise, and kinds that end at it. */
  readonly out: readonly RelationKind[]
  readonly in: readonly RelationKind[]
}

export const sureties: readonly RelationKind[] = ['WARRANT', 'MORTGAGE', 'PLEDGE', 'GUARANTEE', 'BEWARRANTED']

/** Groups of the business tree behind its basic information; what fits none stands in the last. */
const rules: readonly GroupRule[] = [
  { code: 'holders', nameZh: '股东', out: [], in: ['STOCK'] },
  { code: 'investments', nameZh: '对外投资', out: ['STOCK'], in: [] },
  { code: 'officers', nameZh: '高管', out: [], in: ['ROLE'] },
  { code: 'bonds', nameZh: '债券', out: ['PUBLISH'], in: ['PUBLISH'] },
  { code: 'sureties', nameZh: '担保', out: sureties, in: sureties },
  { code: 'branches', nameZh: '分支机构', out: ['BRANCH'], in: ['BRANCH'] },
  { code: 'others', nameZh: '其他关联', out: ['BORROW', 'LINK', 'ROLE'], in: ['BORROW', 'LINK'] },
]

const symbolWeight = (symbol: RiskSymbol): number => [0, 2, 1][symbol]!

export const strongest = (symbols: readonly RiskSymbol[]): RiskSymbol =>
  symbols.reduce<RiskSymbol>((best, one) => (symbolWeight(one) > symbolWeight(best) ? one : best), 0)

interface TreeQuestion {
  readonly riskOnly: boolean
  readonly shows: Shows
}

/** Relations of an enterprise by group, riskiest first, then by share. */
export const treeGroups = (
  graph: EnterpriseGraph,
  node: number,
  { riskOnly, shows }: TreeQuestion,
): TreeGroup[] => {
  const { to, from } = graph.sections
  const outgoing = graph.outOf(node).map(edge => ({ edge, other: to[edge]! }))
  const incoming = graph.into(node).map(edge => ({ edge, other: from[edge]! }))
  const keep = ({ edge, other }: TreeEdge): boolean =>
    shows(edge) && (!riskOnly || graph.symbolAt(other) > 0 || graph.nearestAt(other) >= 0)
  const share = ({ edge }: TreeEdge): number => graph.edge(edge).percent ?? 0
  const weight = ({ other }: TreeEdge): number => symbolWeight(graph.symbolAt(other))
  return rules
    .map(rule => ({
      code: rule.code,
      nameZh: rule.nameZh,
      edges: [
        ...outgoing.filter(({ edge }) => rule.out.includes(graph.edge(edge).kind)),
        ...incoming.filter(({ edge }) => rule.in.includes(graph.edge(edge).kind)),
      ]
        .filter(keep)
        .sort((a, b) => weight(b) - weight(a) || share(b) - share(a) || a.edge - b.edge),
    }))
    .filter(({ edges }) => edges.length > 0)
}
