interface Member {
  readonly name: string
  readonly riskSymbol: 0 | 1 | 2
  readonly lists: string
  readonly relationId: string
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
  const [listed, owned, doubtful, tied] = [
    members.filter(one => one.lists !== ''),
    members.filter(one => one.lists === '' && one.riskSymbol === 1),
    members.filter(one => one.lists === '' && one.riskSymbol === 2),
    members.filter(one => one.lists === '' && one.riskSymbol === 0 && one.relationId !== ''),
  ]
  const parts = [
    ...told(listed, '现行列名'),
    ...told(owned, '由列名方持有达到门槛'),
    ...told(doubtful, '不能排除受限，须核实'),
    ...told(tied, '与名单主体有关联'),
  ]
  return parts.length > 0
    ? { risky: true, text: `集团中 ${parts.join('；')}。` }
    : {
        risky: false,
        text: '已收录的集团成员中，未见现行列名、由列名方持有达到门槛、不能排除受限或与名单主体有关联的；未收录的成员不在其中。',
      }
}
