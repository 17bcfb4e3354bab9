/**
 * Periods in which an authority does not apply the measures of a list: list, day of the listings, first and last day of
 * the pause, the act. 商务部令2025年第7号 (read) pauses 第6号 "自2025年11月10日起…一年": the last day is that of the same date
 * (民法典第二百零一条、第二百零二条, from general knowledge); no act on what follows is held.
 */
export const listPauseTable = [
  ['cn-countermeasures', '2025-10-14', '2025-11-10', '2026-11-10', '商务部令2025年第7号'],
] as const

/**
 * Listings of March and April 2025 of which the acts at hand do not tell whether they were suspended or ended since: list,
 * day, act. They count as in doubt where their list marks them 未核实.
 */
export const listDoubtTable = [
  ['cn-export-control', '2025-03-04', '商务部公告2025年第13号'],
  ['cn-export-control', '2025-04-04', '商务部公告2025年第21号'],
  ['cn-export-control', '2025-04-10', '商务部公告2025年第22号'],
  ['cn-uel', '2025-03-04', '不可靠实体清单工作机制公告〔2025〕5号'],
  ['cn-uel', '2025-04-04', '不可靠实体清单工作机制公告〔2025〕7号'],
  ['cn-uel', '2025-04-09', '不可靠实体清单工作机制〔2025〕8号'],
  ['cn-uel', '2025-04-10', '不可靠实体清单工作机制〔2025〕8号'],
] as const
