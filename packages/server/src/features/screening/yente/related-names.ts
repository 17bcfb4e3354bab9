import type { matchEntities } from '@maojian/contract/calls/yente'
import type { ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import type { Context } from '../../../http/context.ts'
import { graphAnswers, staleGraph } from '../../enterprise/entry.ts'

export type RelatedNames = z.output<typeof matchEntities.reply>['responses'][string]['related']

/** Names of which the graph holds enterprises tied to a listed party, beside the parties that were found. */
export const relatedNames =
  ({ graph }: Pick<Context, 'graph'>, index: ScreeningIndex) =>
  (names: readonly string[], results: readonly { readonly id: string }[]): RelatedNames => {
    const held = graph.current()
    if (!held) return []
    const answer = graphAnswers(held, index)
    const isFound = (id: string): boolean => results.some(one => one.id === id)
    return [...new Set(names)].flatMap(name => {
      const told = name === '' ? undefined : answer(name, isFound)
      return told ? [{ name, level: told.verdict, reason: told.reason }] : []
    })
  }

/** What keeps 'no results' from being a conclusion where the graph knows more, or is older than the lists. */
export const relatedWarning = (
  context: Pick<Context, 'engine' | 'graph'>,
  all: readonly RelatedNames[],
): string =>
  staleGraph(context) +
  (all.some(one => one.length > 0)
    ? '企业图谱中有所问名称的企业与名单主体有股权、控制或其他关联，见 related；其本身不在名单上，不列入 results。'
    : '')
