/** Columns of the Commerce Country Chart in its order (15 CFR part 738, Supplement No. 1): a reason for control and a number. */
export const chartColumns = [
  'CB1',
  'CB2',
  'CB3',
  'NP1',
  'NP2',
  'NS1',
  'NS2',
  'MT1',
  'RS1',
  'RS2',
  'FC1',
  'CC1',
  'CC2',
  'CC3',
  'AT1',
  'AT2',
] as const

export type ChartColumn = (typeof chartColumns)[number]
