import { type Fault, type HouseFile, packageOf } from './house-file.ts'

/** Where a moment becomes a day: in Shanghai for people, in UTC for what counts so. */
const doors: ReadonlySet<string> = new Set([
  'packages/server/src/shanghai-day.ts',
  'packages/server/src/utc-day.ts',
])

/** The first ten or sixteen characters of an ISO text, or what stands before its T: a day or minute in UTC. */
const cut = /\.(?:slice|substring|substr)\(0, (?:10|16)\)|\.split\(['"]T['"]\)/

/** A moment cut to a day is yesterday's for eight hours of every day in Shanghai. */
export const days = (files: readonly HouseFile[]): Fault[] =>
  files
    .filter(({ path }) => packageOf(path) !== undefined && !doors.has(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const found = cut.exec(line)
        if (!found || isDigest(line)) return []
        const says = `${found[0]} cuts a timestamp in UTC; use shanghaiDay (or a named length for other texts)`
        return [{ rule: 'day', path, line: at + 1, says }]
      }),
    )

/** Digests are cut short as well. */
const isDigest = (line: string): boolean => /digest|sha256/i.test(line)
