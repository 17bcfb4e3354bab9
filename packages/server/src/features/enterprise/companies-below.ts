import type { sanctionMeta } from '@maojian/contract/calls/sanction-detail'
import { enterpriseLimits } from '@maojian/contract/limits'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { holdings, ranked } from './holdings.ts'
import { nodeWords, type NodeWords } from './node-words.ts'

type Company = z.output<typeof sanctionMeta>['subCompanyList'][number]

const companyWire = ({ name, names, country, sample }: NodeWords): Company => ({
  name,
  aka: [...names.filter(one => one !== name), ...(sample ? ['（示例数据）'] : [])].join('；'),
  address: country === '' ? '' : countryNameZh(country),
})

/** Companies whose shares a listed party holds today by the graph, the riskiest first. */
export const companiesBelow = async (
  context: Pick<Context, 'db' | 'engine' | 'graph' | 'now'>,
  partyId: string,
): Promise<Company[]> => {
  const graph = context.graph.current()
  const self = graph?.nodeOfParty(partyId) ?? -1
  if (!graph || self < 0) return []
  const ties = ranked(graph, holdings(graph, self, shanghaiDay(context.now)))
    .filter(({ node }) => node !== self)
    .slice(0, enterpriseLimits.nodes)
  const words = await nodeWords(
    context,
    graph,
    ties.map(({ node }) => node),
  )
  return ties.map(({ node }) => companyWire(words(node)))
}
