/**
 * What the acts of the 不可靠实体清单工作机制 forbid, told apart by the reference of a listing (name and day): reference, measure,
 * act. The acts of 2025 were read; those of 2023 and 2024 were not and fall under the last row, by 不可靠实体清单规定 第十条.
 */
export const unreliableMeasureTable = [
  ['(?:因美纳公司|ILLUMINA(?:INC)?)/2025-02-04', 'sequencers', '不可靠实体清单工作机制〔2025〕6号'],
  ['/2025-02-04', 'untold', '不可靠实体清单工作机制〔2025〕4号'],
  ['/2025-01-02', 'executives', '不可靠实体清单工作机制公告〔2025〕1号'],
  ['/2025-01-14', 'executives', '不可靠实体清单工作机制公告〔2025〕2号'],
  ['/2025-01-15', 'executives', '不可靠实体清单工作机制公告〔2025〕3号'],
  ['/2025-03-04', 'trade', '不可靠实体清单工作机制公告〔2025〕5号'],
  ['/2025-04-04', 'trade', '不可靠实体清单工作机制公告〔2025〕7号'],
  ['/2025-04-(?:09|10)', 'trade', '不可靠实体清单工作机制〔2025〕8号'],
  ['/2025-09-25', 'trade', '不可靠实体清单工作机制〔2025〕9号'],
  ['/2025-10-09', 'dealing', '不可靠实体清单工作机制〔2025〕10号'],
  ['', 'unread', '不可靠实体清单规定第十条'],
] as const
