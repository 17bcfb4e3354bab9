import type { Subject } from '@maojian/screening'

/** The same numbers on every run. */
export const numbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
}

const withError = (name: string, next: (below: number) => number): string => {
  const at = next(name.length)
  const edits = [
    () => name.slice(0, at) + name.slice(at + 1),
    () => `${name.slice(0, at)}e${name.slice(at)}`,
    () => name.split(' ').toReversed().join(' '),
  ]
  return edits[next(edits.length)]!()
}

/** A third Chinese names (listed and not), a third listed names with an error, a third clean names. */
export const mixedQueries = (
  subjects: readonly Subject[],
  clean: { latin: string[]; han: string[] },
  count: number,
): string[] => {
  const next = numbers(20261121)
  const listed = subjects.flatMap(subject => subject.names.map(name => name.text))
  const chinese = [...listed.filter(name => /\p{Script=Han}/u.test(name)), ...clean.han]
  const pick = (list: readonly string[]): string => list[next(list.length)]!
  return Array.from({ length: count }, (_, i) =>
    i % 3 === 0 ? pick(chinese) : i % 3 === 1 ? withError(pick(listed), next) : pick(clean.latin),
  )
}
