import { codes } from '@maojian/contract/codes'
import { projectSections } from '@maojian/contract/project-rules'
import { Alert } from 'antd'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { draftOf, type Detail, type ProjectDraft } from './project-draft.ts'
import type { ProjectEditing } from './use-project-draft.ts'

type Line = readonly [name: string, standing: string, typed: string]

const parts: readonly (readonly [string, (draft: ProjectDraft) => string])[] = [
  ['项目名称', one => one.name],
  ['项目概述', one => one.summary],
  ['备注', one => one.remark],
  [projectSections.country, one => one.countries.map(row => row.countryId).join('、')],
  [
    projectSections.partner,
    one => (one.noPartners ? '不涉及' : one.partners.map(row => row.name).join('、')),
  ],
  [
    projectSections.endUse,
    one =>
      Object.entries(one.endUse)
        .filter(([, answer]) => answer === 1 || answer === 2)
        .map(([id, answer]) => `${id} ${answer === 1 ? '是' : '不清楚'}`)
        .join('、'),
  ],
  [
    projectSections.logistics,
    one => (one.noLogistics ? '不涉及' : one.logistics.map(row => row.name).join('、')),
  ],
  [
    projectSections.settlement,
    one => (one.noSettlement ? '不涉及' : one.banks.map(row => row.name).join('、')),
  ],
]

/** Where what stands and what was typed differ. */
const differences = (standing: Detail, typed: ProjectDraft): Line[] => {
  const now = draftOf(standing)
  return parts.flatMap(([name, read]): Line[] =>
    read(now) === read(typed) ? [] : [[name, read(now) || '（空）', read(typed) || '（空）']],
  )
}

/** Why the last save did not succeed; nothing typed is lost. */
export const SaveFault = ({ editing }: { editing: ProjectEditing }) => {
  const { fault, draft, take, keepMine } = editing
  if (!fault) return null
  if (fault.code === codes.changedElsewhere)
    return (
      <ChangedElsewhere<Detail>
        fault={fault}
        compare={standing => differences(standing, draft)}
        onTake={take}
        onKeep={keepMine}
      />
    )
  return (
    <Alert
      type="error"
      showIcon
      title={`未能保存：${fault.message}`}
      description="填写的内容仍保留在此页面。"
    />
  )
}
