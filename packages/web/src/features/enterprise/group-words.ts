import { enterpriseFindings, type EnterpriseFinding } from '@maojian/domain/vocabulary/enterprise'
import { findingMarks } from '../../ui/finding-mark.tsx'

interface Member {
  readonly name: string
  readonly finding: EnterpriseFinding
}

const named = 5

const told = (members: readonly Member[], said: string): string[] => {
  if (members.length === 0) return []
  const names = members.slice(0, named).map(one => one.name)
  return [`${members.length} 家${said}：${names.join('、')}${members.length > named ? ' 等' : ''}`]
}

/** What the members of a group that are held mean for it, the gravest first; nobody at risk is no all-clear. */
export const groupWords = (
  members: readonly Member[],
): { readonly risky: boolean; readonly text: string } => {
  const parts = enterpriseFindings
    .filter(finding => finding !== 'none')
    .flatMap(finding =>
      told(
        members.filter(one => one.finding === finding),
        findingMarks[finding].sense,
      ),
    )
  return parts.length > 0
    ? { risky: true, text: `集团中 ${parts.join('；')}。` }
    : {
        risky: false,
        text: '已收录的集团成员中，未见现行或曾经列名、列名方持有达到门槛、不能排除受限或与名单主体有关联的；未收录的成员不在其中。',
      }
}
