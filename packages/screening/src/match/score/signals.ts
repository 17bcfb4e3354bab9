import { askedAlone } from '../signal/asked-alone.ts'
import { bankDaughter } from '../signal/bank-daughter.ts'
import { contained } from '../signal/contained.ts'
import { father } from '../signal/father.ts'
import { heardWhole } from '../signal/heard-whole.ts'
import { initialsAlone } from '../signal/initials-alone.ts'
import { meaningAlone } from '../signal/meaning-alone.ts'
import { numeral } from '../signal/numeral.ts'
import { order } from '../signal/order.ts'
import { otherHouse } from '../signal/other-house.ts'
import { otherInitial } from '../signal/other-initial.ts'
import { personWithin } from '../signal/person-within.ts'
import { reading } from '../signal/reading.ts'
import { region } from '../signal/region.ts'
import { sameSound } from '../signal/same-sound.ts'
import type { Pair, Sign, Signal } from '../signal/signal.ts'
import { sisterFirm } from '../signal/sister-firm.ts'
import { soundAlone } from '../signal/sound-alone.ts'
import { syllable } from '../signal/syllable.ts'
import { trade } from '../signal/trade.ts'

/**
 * Every signal of two names, in the order in which it counts: what raises the points that the pieces carry, what lowers
 * them, and what has the last word. A rule is added by its file, its test and its line here (`compose.ts` does the sum).
 */
export const signals = {
  raising: [contained, personWithin, heardWhole, askedAlone],
  lowering: [
    order,
    reading,
    initialsAlone,
    soundAlone,
    meaningAlone,
    numeral,
    region,
    sameSound,
    trade,
    father,
    otherInitial,
    syllable,
    bankDaughter,
  ],
  settling: [sisterFirm, otherHouse],
} as const satisfies Readonly<Record<string, readonly Signal[]>>

/** What contradicts in names of business words alone. */
export const ofBusiness: readonly Signal[] = [numeral, region]

/** The only signal of two names that are the same after normalisation. */
export const ofSame: readonly Signal[] = [otherHouse]

/** What some signals say of a pair that has so many points before them. */
export const signsOf = (some: readonly Signal[], pair: Pair, points: number): readonly Sign[] => {
  const said: Sign[] = []
  for (const signal of some) for (const sign of signal.of(pair, points)) said.push(sign)
  return said
}
