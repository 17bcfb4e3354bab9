import type { effect as effectShape, listLabel } from '@maojian/contract/calls/hit-shape'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { pauseWord, standingKinds, type StandingEffect } from '@maojian/domain/risk/list-effect'
import { pauseOn } from '@maojian/domain/risk/list-pause'
import type { Subject, SubjectEntry } from '@maojian/screening'
import { officialNumber } from '@maojian/sources'
import type * as z from 'zod'
import { entryStandings, isLater } from './entry-standing.ts'
import { joinZh, listWords } from '../source/entry.ts'

const statusCn = (entry: SubjectEntry, listed: boolean, day: string | undefined): string => {
  if (!listed) return isLater(entry, day) ? '当日尚未列入' : '已移除'
  const pause = pauseOn(entry, day)
  if (pause !== undefined) return pauseWord(pause)
  return entry.status === 'unverified' ? '未核实' : '有效'
}

export const effectWire = ({ kind, level, sentence }: StandingEffect): z.output<typeof effectShape> => ({
  kind,
  name: standingKinds[kind],
  level,
  sentence,
})

export const listLabels = (subject: Subject, day?: string): z.output<typeof listLabel>[] =>
  entryStandings(subject, day)
    .map(({ entry, listed, effect }) => {
      const words = listWords(entry.source)
      return {
        weight: words.weight + (listed ? 1000 : 0),
        label: {
          source: entry.source,
          shortName: words.shortZh,
          listNameCn: words.nameZh,
          reference: entry.reference,
          officialNumber: officialNumber(entry.source, entry.reference),
          since: entry.since,
          until: entry.until,
          dataStatus: listed ? (1 as const) : (0 as const),
          dataStatusCn: statusCn(entry, listed, day),
          effect: effectWire(effect),
        },
      }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ label }) => label)

export const countriesZh = (codes: readonly string[]): string => joinZh(codes.map(countryNameZh))
