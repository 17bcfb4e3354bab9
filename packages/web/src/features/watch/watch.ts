import type { watch, watchChange } from '@maojian/contract/calls/watch'
import type * as z from 'zod'
import type { Tone } from '../../ui/tone-icon.tsx'

export type Watch = z.output<typeof watch>
export type Change = z.output<typeof watchChange>

export const verdictTones: Readonly<Record<Watch['verdict'], Tone>> = {
  0: 'green',
  1: 'red',
  2: 'amber',
  9: 'grey',
}

/** Nothing found is green where the lists of today were asked, and on such lists alone. */
export const watchTone = ({ verdict, kind, unscreened }: Watch, warning: string): Tone =>
  verdict === 0 && (unscreened !== '' || (kind !== 'party' && warning !== ''))
    ? 'amber'
    : verdictTones[verdict]

const counted = (count: number): string => count.toLocaleString('zh-CN')

/** How many are watched, and how many of them are hits. */
export const countsOf = ({ kind, subjects, hits, possible }: Watch): string => {
  if (kind !== 'batch' && kind !== 'report') return ''
  return `${counted(subjects)} 个对象，命中 ${counted(hits)}，可能 ${counted(possible)}`
}

/** When it was checked and when it last changed. */
export const datesOf = ({ checkedAt, changedAt, author, createdAt }: Watch): string =>
  [
    checkedAt === '' ? '' : `最近核查 ${checkedAt}`,
    changedAt === '' ? '尚无变化' : `最近变化 ${changedAt}`,
    `${author} 加入于 ${createdAt}`,
  ]
    .filter(text => text !== '')
    .join(' · ')
