import type { listSources } from '@maojian/contract/calls/source'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'

export type SourceList = z.output<typeof listSources.reply>
export type Source = SourceList['sources'][number]

/** How a list stands: by its age, or a sample that ships with the product. */
type Standing = Source['health'] | 'sample'

/** Colour never stands alone: each standing has its word. */
const standings: Readonly<Record<Standing, { readonly word: string; readonly tone: Tone }>> = {
  red: { word: '过期', tone: 'red' },
  amber: { word: '延迟', tone: 'amber' },
  sample: { word: '示例', tone: 'amber' },
  green: { word: '正常', tone: 'green' },
  grey: { word: '未导入', tone: 'grey' },
}

const standingOf = ({ health, starterData }: Source): Standing => (starterData ? 'sample' : health)

export const healthOf = (source: Source) => standings[standingOf(source)]

export interface SourceFilter {
  readonly country?: string | undefined
  readonly health?: string | undefined
}

const sick: Readonly<Record<Standing, number>> = { red: 0, amber: 1, sample: 2, green: 3, grey: 4 }

/** Each edition with its entries, in words. */
export const historyText = (history: Source['history']): string =>
  history.map(({ day, entries }) => `${day} ${entries.toLocaleString('zh-CN')} 条`).join('；')

/** Filtered sources: those that need attention first, those never imported last, in both the lists of a country together. */
export const filterSources = (sources: readonly Source[], filter: SourceFilter): readonly Source[] =>
  sources
    .filter(source => !filter.country || source.country === filter.country)
    .filter(source => !filter.health || standingOf(source) === filter.health)
    .toSorted(
      (a, b) => sick[standingOf(a)] - sick[standingOf(b)] || a.countryCn.localeCompare(b.countryCn, 'zh-CN'),
    )

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
  (Object.keys(standings) as Standing[]).map(code => ({
    code,
    name: standings[code].word,
    count: sources.filter(source => standingOf(source) === code).length,
  }))

export interface HealthVerdict {
  readonly tone: Tone
  readonly title: string
}

/** One line for all lists: worst first. Lists never imported do not make the others worse. */
export const healthVerdict = (sources: readonly Source[]): HealthVerdict => {
  const count = (standing: Standing) => sources.filter(source => standingOf(source) === standing).length
  const late = count('red') + count('amber')
  // As many as a search tells of; red are those far past their time.
  if (count('red') > 0) return { tone: 'red', title: `${late} 份名单须更新，其中 ${count('red')} 份已过期` }
  if (late > 0) return { tone: 'amber', title: `${late} 份名单须更新` }
  if (count('sample') > 0 && count('green') === 0)
    return { tone: 'amber', title: `${count('sample')} 份名单均为内置示例数据，不能用于筛查结论` }
  if (count('sample') > 0) return { tone: 'amber', title: `${count('sample')} 份名单仍为内置示例数据` }
  if (count('green') > 0) return { tone: 'green', title: `已导入的 ${count('green')} 份名单全部正常` }
  return { tone: 'grey', title: '尚未导入任何官方名单' }
}
