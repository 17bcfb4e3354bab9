import type { EnterpriseResult } from '../control/run-enterprise-command.ts'
import type { EnterpriseAccount } from '../ingest/import-enterprises.ts'

const mostProblems = 50

/** What hangs on no line of a file has none. */
const placeOf = ({ file, line }: EnterpriseAccount['problems'][number]): string =>
  line === 0 ? file : `${file} 第 ${line} 行`

const accountLines = (account: EnterpriseAccount): string[] => {
  const { source, held, problems } = account
  if (account.unchanged)
    return [`${source}：与已导入的文件相同，没有变化（企业 ${held.enterprises}，关系 ${held.relations}）`]
  const skipped = Object.entries(account.skipped)
  return [
    `${source} 导入完成（用时 ${account.seconds.toFixed(1)} 秒）：读取企业 ${account.enterprises}，关系 ${account.relations}；未导入 ${account.faults} 行，部分内容未收录 ${account.notes} 处`,
    `现收录企业 ${held.enterprises}，关系 ${held.relations}；文件不再载明而结束的关系 ${account.ended}`,
    ...(skipped.length === 0
      ? []
      : [`不是企业或关系的行：${skipped.map(([what, count]) => `${what} ${count}`).join('，')}`]),
    ...account.removed.map(one => `示例数据“${one}”已移除`),
    ...problems
      .slice(0, mostProblems)
      .map(one => `  ${placeOf(one)}：${one.reason}${one.refused ? '（未导入）' : ''}`),
    ...(problems.length > mostProblems
      ? [`  …… 另有 ${account.faults + account.notes - mostProblems} 处`]
      : []),
    ...(account.snapshotId === '' ? [] : [`企业图谱 ${account.snapshotId} 已发布`]),
  ]
}

const regimeNames = { ofac: 'OFAC', eu: '欧盟', uk: '英国', bis: 'BIS', cn: '中国' } as const
const statesZh = { blocked: '受限', 'not blocked': '未见受限', 'cannot be excluded': '不能排除' } as const

type Ownership = Extract<EnterpriseResult, { kind: 'enterprise-ownership' }>['answer']

const ownershipLines = (answer: Ownership): string[] => [
  `${answer.name}（${answer.id}），${answer.date}，企业图谱 ${answer.snapshotId}`,
  ...(answer.note === '' ? [] : [answer.note]),
  ...answer.listed.map(one => `  列名方：${one.name}（${one.lists}）`),
  ...(Object.keys(regimeNames) as (keyof typeof regimeNames)[]).flatMap(regime => {
    const { state, low, high, paths, reason } = answer.regimes[regime]
    return [
      `${regimeNames[regime]}：${statesZh[state]}，${low === high ? `${low}%` : `${low}%–${high}%`}`,
      `  ${reason}`,
      ...paths.map(path => `  路径：${path.join(' → ')}`),
    ]
  }),
  ...(answer.others.length === 0
    ? []
    : [`同名企业：${answer.others.map(one => `${one.name}（${one.id}）`).join('、')}`]),
]

/** What a person reads after an `enterprise` command. */
export const enterpriseLines = (result: EnterpriseResult): string[] => {
  if (result.kind === 'enterprise-import') return accountLines(result.account)
  if (result.kind === 'enterprise-removed') return [`企业数据来源“${result.source}”已移除`]
  if (result.kind === 'enterprise-ownership') return ownershipLines(result.answer)
  if (result.sources.length === 0) return ['尚未导入企业数据。运行 enterprise import <文件> --format …']
  return result.sources.map(
    one =>
      `${one.key}\t${one.sample ? '示例' : one.format}\t企业 ${one.enterprises}\t关系 ${one.relations}\t有误 ${one.faults}\t${one.digest !== '' ? one.files : one.sample ? '已移除' : '未完成'}`,
  )
}
