/**
 * Periods in which an authority does not apply the measures of a list: list, day of the listings, first and last day of
 * the pause, the act. 商务部令2025年第7号 (read) pauses 第6号 "自2025年11月10日起…一年": the last day is that of the same date
 * (民法典第二百零一条、第二百零二条, from general knowledge); no act on what follows is held.
 */
export const listPauseTable = [
  ['cn-countermeasures', '2025-10-14', '2025-11-10', '2026-11-10', '商务部令2025年第7号'],
] as const
