import type { ReadReport } from '../../types.ts'

/** UN_LIST_TYPE → the resolution that made the regime, in the notation of the other formats of this list. */
const programmes: Readonly<Record<string, string>> = {
  'Al-Qaida': 'UN-SCISIL',
  CAR: 'UN-SC2127',
  DPRK: 'UN-SC1718',
  DRC: 'UN-SC1533',
  GB: 'UN-SC2048',
  Haiti: 'UN-SC2653',
  Iran: 'UN-SC1737',
  Iraq: 'UN-SC1518',
  Lebanon: 'UN-SC1636',
  Libya: 'UN-SC1970',
  Mali: 'UN-SC2374',
  Somalia: 'UN-SC2713',
  SouthSudan: 'UN-SC2206',
  'South Sudan': 'UN-SC2206',
  Sudan: 'UN-SC1591',
  Taliban: 'UN-SC1988',
  Yemen: 'UN-SC2140',
}

export const unProgramme = (listType: string, report: ReadReport): string => {
  const code = Object.hasOwn(programmes, listType) ? programmes[listType] : undefined
  if (code === undefined) report.warn('未知制裁项目', listType)
  return code ?? listType
}
