import type { Context } from '../../http/context.ts'

type Held = Pick<Context, 'engine' | 'graph'>

/** Told wherever the graph is asked while it is made of other lists than the index that answers; '' where it is not. */
export const staleGraph = ({ engine, graph }: Held): string => {
  const [index, held] = [engine.current(), graph.current()]
  if (!index || !held || held.head.madeOf === '' || held.head.madeOf === index.id) return ''
  return '企业图谱尚未按现行名单重新生成：新近列名或除名者的股权与控制关联可能有误，请稍后重新核对。'
}
