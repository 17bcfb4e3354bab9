/** Scores of two names that are one in every letter but for so much. */
export const slipPoints = { spacesElsewhere: 88, oneSlip: 86, twoSlips: 82 } as const
