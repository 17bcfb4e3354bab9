import type { answerBasis } from '@maojian/contract/calls/hit-shape'
import type { Thresholds } from '@maojian/domain/vocabulary/risk-level'
import type { ScreeningIndex, Subject } from '@maojian/screening'
import type * as z from 'zod'
import { shanghaiDay } from '../../shanghai-day.ts'
import { missingLists, sampleLists, staleLists } from '../source/entry.ts'

type Basis = z.output<typeof answerBasis>

type SnapshotBasis = Omit<Basis, 'starterData' | 'thresholds' | 'ms' | 'warning'> & {
  readonly starter: ReadonlySet<string>
}

type Lists = Pick<ScreeningIndex['meta'], 'sources'>

const warned = new WeakMap<Lists['sources'], { readonly day: string; readonly warning: string }>()

/** What keeps 'nothing found' from being a conclusion on a day: samples, or editions past their time. Read once a day. */
export const listWarning = (lists: Lists, day: string): string => {
  const known = warned.get(lists.sources)
  if (known?.day === day) return known.warning
  const warning = `${sampleLists(lists)}${staleLists(lists, day)}`
  warned.set(lists.sources, { day, warning })
  return warning
}

const readBasis = ({ id, meta, size }: ScreeningIndex): SnapshotBasis => {
  const days = meta.sources
    .map(source => source.publishedOn)
    .filter(Boolean)
    .toSorted()
  return {
    snapshotId: id,
    engine: meta.engine,
    publishedAt: meta.publishedAt,
    asOf: shanghaiDay(new Date(meta.publishedAt)),
    oldestEdition: days[0] ?? '',
    newestEdition: days.at(-1) ?? '',
    listCount: meta.sources.length,
    missing: missingLists(meta),
    partyCount: size.subjects,
    starter: new Set(meta.sources.flatMap(source => (source.starter ? source.id : []))),
  }
}

const known = new WeakMap<ScreeningIndex, SnapshotBasis>()

const snapshotBasis = (index: ScreeningIndex): SnapshotBasis => {
  const basis = known.get(index) ?? readBasis(index)
  known.set(index, basis)
  return basis
}

/** Day on which the index was published. */
export const indexDay = (index: ScreeningIndex): string => snapshotBasis(index).asOf

/** Whether starter data answered: a shown subject stands on it, or nothing was found and some list is it. */
const fromStarter = (starter: ReadonlySet<string>, subjects: readonly Subject[]): boolean =>
  subjects.length === 0
    ? starter.size > 0
    : subjects.some(({ entries }) => entries.some(({ source }) => starter.has(source)))

interface Answered {
  readonly asOf: string | undefined
  readonly thresholds: Thresholds
  readonly subjects: readonly Subject[]
}

/** Which state of which lists answered, by which scores. */
export const basisOf = (
  index: ScreeningIndex,
  { asOf, thresholds, subjects }: Answered,
): Omit<Basis, 'ms' | 'warning'> => {
  const { starter, ...basis } = snapshotBasis(index)
  return {
    ...basis,
    ...(asOf !== undefined && { asOf }),
    thresholds: { ...thresholds },
    starterData: fromStarter(starter, subjects),
  }
}
