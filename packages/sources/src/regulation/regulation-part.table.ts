import type { RegulationPart, RegulationUnit } from './regulation-unit.ts'

interface PartFacts {
  readonly titleZh: string
  /** Least of each kind of unit; fewer means a truncated or wrong file. */
  readonly least: Partial<Readonly<Record<RegulationUnit['kind'], number>>>
}

/** What a whole edition of each part holds at the very least; about three quarters of the editions read. */
export const regulationPartTable: Readonly<Record<RegulationPart, PartFacts>> = {
  '738': { titleZh: '商业管制清单的使用与国别表', least: { section: 3, chart: 150 } },
  '740': { titleZh: '许可例外与国家组', least: { section: 15, group: 150 } },
  '744': { titleZh: '最终用户与最终用途管制', least: { section: 15, supplement: 6 } },
  '746': { titleZh: '禁运与其他特别管制', least: { section: 6 } },
  '774': { titleZh: '商业管制清单', least: { entry: 480 } },
}
