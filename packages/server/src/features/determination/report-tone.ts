import type { outcomes } from '@maojian/contract/calls/determination'

/** Colour of an outcome in a document; "nothing found" is never more than green, and says no clearance. */
export const riskTone = (outcome: (typeof outcomes)[number]): 'red' | 'orange' | 'green' =>
  outcome === 'prohibited' || outcome === 'licence_required'
    ? 'red'
    : outcome === 'no_licence_required'
      ? 'green'
      : 'orange'
