import type { projectDetail } from '@maojian/contract/calls/project'
import { projectTexts, type ProjectSection } from '@maojian/contract/project-rules'
import { endUseIds } from '@maojian/domain/control/rule/question'
import { addressKind } from '@maojian/domain/vocabulary/project-kind'
import type * as z from 'zod'
import { FieldFault } from '../../http/field-fault.ts'
import { placeAt, readBank, readItem, readLogistics } from '../deal/entry.ts'
import { bankDeal, isBlank, itemDeal, logisticsDeal } from './deal-row.ts'
import type { ProjectContent } from './project-content.ts'

type Problem = z.output<typeof projectDetail>['problems'][number]

const at = (section: ProjectSection, field: string, text: string, count = 1): Problem => ({
  section,
  field,
  text,
  count,
})

/** The field that cannot be read, as the wizard names it. */
const unreadable = (section: ProjectSection, list: string, index: number, read: () => unknown): Problem[] => {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error
    const cell = /\.([\w-]+)$/u.exec(error.field)?.[1] ?? 'name'
    return [at(section, `${list}[${index}].${cell}`, `第 ${index + 1} 行：${error.reason}`)]
  }
}

const countryProblems = ({ country }: ProjectContent): Problem[] => {
  if (country.length === 0) return [at('country', 'countryList', projectTexts.countries)]
  const rows = country.flatMap((row, index) => [
    ...(row.type === null
      ? [
          at(
            'country',
            `countryList[${index}].type`,
            `${projectTexts.countries}：第 ${index + 1} 行缺少地址类型`,
          ),
        ]
      : []),
    ...(row.countryId === ''
      ? [
          at(
            'country',
            `countryList[${index}].countryId`,
            `${projectTexts.countries}：第 ${index + 1} 行缺少国家`,
          ),
        ]
      : []),
  ])
  const hasDestination = country.some(row => row.type === addressKind.destination && row.countryId !== '')
  return hasDestination || rows.length > 0
    ? rows
    : [at('country', 'countryList', `${projectTexts.countries}：至少填写一个目的地`)]
}

const itemProblems = ({ item }: ProjectContent): Problem[] =>
  item.length === 0
    ? [at('item', 'itemList', '请至少添加一个交易物项')]
    : item.flatMap((row, index) => unreadable('item', 'itemList', index, () => readItem(itemDeal(row), 0)))

const partnerProblems = ({ partner, noPartners }: ProjectContent): Problem[] => {
  if (noPartners) return []
  const rows = partner.flatMap((row, index) => [
    ...(row.name === '' && (row.type !== null || row.country !== '')
      ? [at('partner', `objectList[${index}].name`, `第 ${index + 1} 行缺少名称`)]
      : []),
    ...(row.name !== '' && row.type === null
      ? [at('partner', `objectList[${index}].type`, `第 ${index + 1} 行缺少类型`)]
      : []),
    ...(row.country === ''
      ? []
      : unreadable('partner', 'objectList', index, () => placeAt('objectList.country')(row.country))),
  ])
  return partner.some(row => row.name !== '') || rows.length > 0
    ? rows
    : [at('partner', 'objectList', '请填写交易相对方，或勾选“不涉及”')]
}

const endUseProblems = ({ endUse }: ProjectContent): Problem[] => {
  const answers = new Map(endUse.map(one => [one.questionId, one.answer]))
  if (answers.get(112) === 1) return []
  const missing = endUseIds.filter(id => (answers.get(id) ?? null) === null)
  return missing.length === 0
    ? []
    : [
        at(
          'endUse',
          `endUse.${missing[0]}`,
          `最终用途还有 ${missing.length} 题未答完，请继续作答！`,
          missing.length,
        ),
      ]
}

const logisticsProblems = ({ logistics, stop, noLogistics }: ProjectContent): Problem[] => {
  if (noLogistics) return []
  const filled = logistics.filter(row => !isBlank(row))
  const rows = logistics.flatMap((row, index) => {
    if (isBlank(row)) return []
    if (row.type === '') return [at('logistics', `logistics[${index}].type`, `第 ${index + 1} 行缺少类型`)]
    return unreadable('logistics', 'logistics', index, () => readLogistics(logisticsDeal(row), 0))
  })
  const stops = stop.flatMap((row, index) =>
    isBlank(row) || (row.vessel !== '' && row.country !== '' && row.date !== '')
      ? []
      : [at('logistics', `stops[${index}].vessel`, `停靠记录第 ${index + 1} 行须有船名、国家和日期`)],
  )
  return filled.length > 0
    ? [...rows, ...stops]
    : [at('logistics', 'logistics', '请填写物流，或勾选“不涉及”'), ...stops]
}

const settlementProblems = ({ bank, noSettlement }: ProjectContent): Problem[] => {
  if (noSettlement) return []
  const rows = bank.flatMap((row, index) => {
    if (isBlank(row)) return []
    if (row.type === '')
      return [at('settlement', `bankList[${index}].type`, `第 ${index + 1} 行缺少银行类型`)]
    return unreadable('settlement', 'bankList', index, () => readBank(bankDeal(row), 0))
  })
  return bank.some(row => !isBlank(row))
    ? rows
    : [at('settlement', 'bankList', '请填写结算银行，或勾选“不涉及”')]
}

const rules = [
  itemProblems,
  countryProblems,
  partnerProblems,
  endUseProblems,
  logisticsProblems,
  settlementProblems,
]

/** What must be filled or put right before a project can be submitted, in the order of the wizard. */
export const projectProblems = (content: ProjectContent): Problem[] => rules.flatMap(rule => rule(content))
