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

const shuffled = (list: readonly string[], next: (below: number) => number): string[] => {
  const out = [...list]
  for (let at = out.length - 1; at > 0; at--) {
    const other = next(at + 1)
    ;[out[at], out[other]] = [out[other]!, out[at]!]
  }
  return out
}

export interface MixedQueries {
  /** None of them twice, and none of them before, as long as the lists hold that many. */
  readonly asked: readonly string[]
  readonly before: readonly string[]
}

/** A third Chinese names (listed and not), a third listed names with an error, a third clean names. */
export const mixedQueries = (
  subjects: readonly Subject[],
  clean: { latin: string[]; han: string[] },
  count: { readonly asked: number; readonly before?: number },
): MixedQueries => {
  const next = numbers(20261121)
  const listed = subjects.flatMap(subject => subject.names.map(name => name.text))
  const chinese = [...listed.filter(name => /\p{Script=Han}/u.test(name)), ...clean.han]
  const lists = [chinese, listed, clean.latin].map(list => shuffled(list, next))
  const kept = Math.ceil(count.asked / lists.length)
  const query = (name: string, i: number): string => (i % lists.length === 1 ? withError(name, next) : name)
  const draw = (many: number, from: readonly (readonly string[])[]): string[] =>
    Array.from({ length: many }, (_, i) => {
      const list = from[i % from.length]!
      return query(list[Math.floor(i / from.length) % list.length]!, i)
    })
  return {
    asked: draw(count.asked, lists),
    before: draw(
      count.before ?? 0,
      lists.map(list => (list.length > kept ? list.slice(kept) : list)),
    ),
  }
}
