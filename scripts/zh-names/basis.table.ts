import type { Extent } from './listed-reading.ts'

export const zhKinds = ['official', 'common', 'transcription', 'brand', 'former'] as const

export type ZhKind = (typeof zhKinds)[number]

/** Whether and how a Chinese name of this basis is held against the pinyin in the listed names. */
interface Reading {
  readonly extent: Extent
  /** A name in Chinese of a party listed under a translation need not read as the pinyin of its aliases. */
  readonly against: 'primary' | 'all'
}

interface Basis {
  readonly kinds: readonly ZhKind[]
  readonly reading?: Reading
}

/** What a row of zh-names.csv rests on; data/lists/zh-names.md says what each word means. */
export const bases: Readonly<Record<string, Basis>> = {
  'registered-name': { kinds: ['official'], reading: { extent: 'every', against: 'all' } },
  'own-name': { kinds: ['official'], reading: { extent: 'every', against: 'primary' } },
  'company-brand': { kinds: ['brand'], reading: { extent: 'some', against: 'all' } },
  'short-name': { kinds: ['common'], reading: { extent: 'some', against: 'primary' } },
  'former-name': { kinds: ['former'], reading: { extent: 'every', against: 'all' } },
  'press-usage': { kinds: ['common', 'transcription'] },
}
