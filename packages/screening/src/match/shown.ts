import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'

/** Points from which a party is shown, and those of a hit. */
export const { possible: shownFrom, hit: hitFrom } = defaultThresholds
/** From here on two names are the same but for what nobody hears or sees. */
export const sameFrom = 98
/** What is never shown by that alone has so many at most. */
export const belowShown = shownFrom - 1
/** What a person must look at, however alike the names are, has so many at most. */
export const belowHit = hitFrom - 1
