import type { listSources } from '@maojian/contract/calls/source'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'

export type SourceList = z.output<typeof listSources.reply>
export type Source = SourceList['sources'][number]

/** Colour never stands alone: each health has its word. */
export const healthWords: Readonly<Record<Source['health'], string>> = {
  green: '正常',
  amber: '延迟',
  red: '过期',
  grey: '未导入',
}

const tones: readonly Tone[] = ['red', 'amber', 'green', 'grey']
export const healths = tones

export interface SourceFilter {
  readonly country?: string | undefined
  readonly health?: string | undefined
}

const sick: Readonly<Record<Source['health'], number>> = { red: 0, amber: 1, grey: 2, green: 3 }

/** Filtered sources, those that need attention first. */
export const filterSources = (sources: readonly Source[], filter: SourceFilter): readonly Source[] =>
  sources
    .filter(source => !filter.country || source.country === filter.country)
    .filter(source => !filter.health || source.health === filter.health)
    .toSorted((a, b) => sick[a.health] - sick[b.health])

export interface Counted {
  readonly code: string
  readonly name: string
  readonly count: number
}

export const countryFacets = (sources: readonly Source[]): readonly Counted[] => {
  const byCode = new Map<string, Counted>()
  for (const { country, countryCn } of sources) {
    const count = (byCode.get(country)?.count ?? 0) + 1
    byCode.set(country, { code: country, name: countryCn, count })
  }
  return [...byCode.values()].toSorted((a, b) => b.count - a.count)
}

export const healthFacets = (sources: readonly Source[]): readonly Counted[] =>
  healths.map(code => ({
    code,
    name: healthWords[code],
    count: sources.filter(source => source.health === code).length,
  }))

export interface HealthVerdict {
  readonly tone: Tone
  readonly title: string
}

/** One line for all lists: worst first. Lists never imported do not make the others worse. */
export const healthVerdict = (sources: readonly Source[]): HealthVerdict => {
  const count = (health: Source['health']) => sources.filter(source => source.health === health).length
  if (count('red') > 0) return { tone: 'red', title: `${count('red')} 份名单已过期` }
  if (count('amber') > 0) return { tone: 'amber', title: `${count('amber')} 份名单更新延迟` }
  if (count('green') > 0) return { tone: 'green', title: `已导入的 ${count('green')} 份名单全部正常` }
  return { tone: 'grey', title: '尚未导入任何官方名单' }
}
