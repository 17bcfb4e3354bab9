import { countryNameZh } from '../vocabulary/country.ts'
import type { Deal, DealSources } from './deal.ts'
import { subjectLabel } from './listed-risk.ts'
import { nothingFound, together, warned, type RiskFindings } from './warning.ts'

/** Older calls are part of the record and say nothing of this voyage (spec 001, logistics). */
const countedDays = 365
const dayMs = 86_400_000

const isRecent = (date: string, day: string): boolean =>
  date <= day && (Date.parse(day) - Date.parse(date)) / dayMs <= countedDays

/** A vessel that lately called where trade is broadly forbidden: its cargo and its owner need a second look. */
export const stopRisk = (sources: DealSources, deal: Deal): RiskFindings =>
  together(
    (deal.stops ?? []).map(({ vessel, port, country, date }) => {
      const { level, bases } = sources.countryRisk(country)
      if (level !== 1 || !isRecent(date, deal.date)) return nothingFound
      return warned({
        section: 'logistics',
        level: 2,
        subject: subjectLabel(vessel, port),
        why: `${date} 曾停靠高风险国家${countryNameZh(country)}的港口，须核实载货与船东。`,
        source: '港口停靠记录',
        citation: bases[0]?.citation ?? '',
      })
    }),
  )
