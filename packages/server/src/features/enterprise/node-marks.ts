import type { Context } from '../../http/context.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import type { NodeWords } from './node-words.ts'

interface NamedNews {
  readonly id: string
  /** yyyy-MM-dd */
  readonly published: string
}

interface Watched {
  readonly parties: ReadonlySet<string>
  /** Names as they were typed. */
  readonly names: readonly string[]
}

/** What nouns above this one know of enterprises: they are handed in where the routes are wired. */
export interface EnterpriseMarks {
  /** News since a day by the names that they bear. */
  readonly newsOf: (
    db: Context['db'],
    names: readonly string[],
    since: string,
  ) => Promise<ReadonlyMap<string, readonly NamedNews[]>>
  /** Whom the organisation of the caller watches. */
  readonly watched: (context: Pick<Context, 'db' | 'user'>) => Promise<Watched>
}

export interface NodeMarks {
  /** News of 365 days that name it. */
  readonly newsNum: number
  /** Any of them in the last 90 days. */
  readonly hasRecentNews: boolean
  readonly attention: boolean
}

const spans = { counted: 365, recent: 90 } as const
const dayMs = 86_400_000

const daysBefore = (now: Date, days: number): string => shanghaiDay(new Date(now.getTime() - days * dayMs))

/** News and watching of nodes, asked for all of them at once. */
export const nodeMarks = async (
  context: Pick<Context, 'db' | 'user' | 'now'>,
  marks: EnterpriseMarks,
  graph: EnterpriseGraph,
  named: ReadonlyMap<number, NodeWords>,
): Promise<(node: number) => NodeMarks> => {
  const { db, now } = context
  const names = [...new Set([...named.values()].flatMap(one => one.names))]
  const [news, watched] = await Promise.all([
    marks.newsOf(db, names, daysBefore(now, spans.counted)),
    marks.watched(context),
  ])
  const keys = new Set(watched.names.map(enterpriseNameKey).filter(key => key !== ''))
  const recent = daysBefore(now, spans.recent)
  return node => {
    const own = named.get(node)?.names ?? []
    const told = new Map(own.flatMap(name => (news.get(name) ?? []).map(one => [one.id, one.published])))
    const partyId = graph.linkedAt(node)?.partyId ?? ''
    return {
      newsNum: told.size,
      hasRecentNews: [...told.values()].some(day => day >= recent),
      attention: watched.parties.has(partyId) || own.some(name => keys.has(enterpriseNameKey(name))),
    }
  }
}
