import { toldBearers } from '@maojian/domain/ownership/told-bearers'
import { analyse } from '@maojian/screening/name/analyse'
import { heardLikeness, heardToken } from '@maojian/screening/name/reading/heard'
import { foldHan } from '@maojian/screening/name/han/han'

/** Names told in one question that are listened to. */
const mostNames = 200
/** From where on characters may write a Latin word. */
const leastLikeness = 0.8

const han = /^\p{Script=Han}{2,12}$/u
const latin = /\p{Script=Latin}{3}/u

/** 伊万, and each part of 伊万·彼得罗夫. */
const partsOf = (name: string): string[] =>
  foldHan(name)
    .split(/[·•・‧\s]+/u)
    .filter(part => han.test(part))

const isHeardIn = (part: string, name: string): boolean => {
  const heard = heardToken(part)
  return (analyse(name)[0]?.tokens ?? []).some(
    token => token.key.length > 3 && heardLikeness(heard, token) >= leastLikeness,
  )
}

interface Told {
  readonly source?: string | undefined
  readonly control?: string | undefined
}

/**
 * Names in characters for whose bearers holdings are told to be held (为伊万代持), each with the listed parties whose Latin
 * name may sound so: nobody knows whether it is he.
 */
export const heardBearers = <T extends { readonly party: string }>(
  edges: readonly Told[],
  listed: readonly T[],
): { readonly name: string; readonly parties: readonly T[] }[] => {
  const names = new Set(
    edges.flatMap(({ source = '', control = '' }) => [...toldBearers(source), ...toldBearers(control)]),
  )
  const written = listed.filter(({ party }) => latin.test(party))
  if (written.length === 0 || written.length > mostNames) return []
  return [...names].slice(0, mostNames).flatMap(name => {
    const parts = partsOf(name)
    const parties = written.filter(({ party }) => parts.some(part => isHeardIn(part, party)))
    return parties.length > 0 ? [{ name, parties }] : []
  })
}
