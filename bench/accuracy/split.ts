import { createHash } from 'node:crypto'

/**
 * Every data set is cut once into two halves by the first bit of SHA-256 over `set, newline, record`, where the
 * record is named by what identifies it and never changes when others are added: HKEX symbol, short name of a
 * listed firm, source and reference of a listed party, `a | b` of an authored pair, the name itself otherwise.
 * A derived negative goes with the record it was derived for. Engine and tables are tuned on `tuning` alone;
 * `evaluation` is printed for a release and read by nobody before.
 */
export type Half = 'tuning' | 'evaluation'

export const halfOf = (set: string, record: string): Half =>
  bits(set, record)[0]! < 128 ? 'tuning' : 'evaluation'

const bits = (set: string, record: string): Buffer =>
  createHash('sha256')
    .update(`${set}\n${record.normalize('NFKC')}`)
    .digest()

/** Place of a record in the one shuffled order that every sample is cut from. */
export const placeOf = (set: string, record: string): number => bits(set, record).readUInt32BE(1)

/** At most `count` records of one half, in shuffled order: a smaller sample is the beginning of a larger one. */
export const sampleOf = <T>(
  set: string,
  records: readonly T[],
  nameOf: (record: T) => string,
  wanted: { readonly half: Half; readonly count: number },
): T[] =>
  records
    .filter(record => halfOf(set, nameOf(record)) === wanted.half)
    .map(record => ({ record, place: placeOf(set, nameOf(record)) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, wanted.count)
    .map(({ record }) => record)
