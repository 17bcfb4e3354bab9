import type { Hit } from './hit.ts'
import { hitFacts } from './hit-facts.ts'

export interface ComparedLine {
  readonly label: string
  readonly one: string
  readonly other: string
  /** '' where only one side says anything. */
  readonly state: '相同' | '不同' | ''
}

const listsOf = (hit: Hit): string => hit.lists.map(one => `${one.shortName} ${one.dataStatusCn}`).join('、')

/** Facts of one label, joined: a party may have several codes of one kind. */
const factsOf = (hit: Hit): Map<string, string> =>
  new Map(
    [...Map.groupBy(hitFacts(hit), fact => fact.label)].map(([label, facts]) => [
      label,
      facts.map(fact => fact.value).join('、'),
    ]),
  )

const stateOf = (one: string, other: string): ComparedLine['state'] => {
  if (one === '' || other === '') return ''
  return one === other ? '相同' : '不同'
}

/** What is known of two hits, line by line; what neither says is left out. */
export const comparedLines = (one: Hit, other: Hit): ComparedLine[] => {
  const [left, right] = [factsOf(one), factsOf(other)]
  const labels = [...new Set([...left.keys(), ...right.keys()])]
  const lines: readonly (readonly [string, string, string])[] = [
    ['名称', one.name, other.name],
    ['中文名称', one.nameZh, other.nameZh],
    ['得分', `${one.explanation.score} 分`, `${other.explanation.score} 分`],
    ...labels.map(label => [label, left.get(label) ?? '', right.get(label) ?? ''] as const),
    ['所在名单', listsOf(one), listsOf(other)],
    ['法律效果', one.effect.name, other.effect.name],
    ['命中依据', one.explanation.reason, other.explanation.reason],
  ]
  return lines
    .filter(([, a, b]) => a !== '' || b !== '')
    .map(([label, a, b]) => ({ label, one: a, other: b, state: stateOf(a, b) }))
}
