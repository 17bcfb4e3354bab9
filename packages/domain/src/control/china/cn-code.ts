export interface CnCode {
  readonly base: string
  /** Levels under the base code, `a.1`. */
  readonly levels: string
  readonly industry: string
  readonly type: string
  readonly reason: string
}

const industries = [
  '其他物项',
  '专用材料和相关设备、化学制品、微生物和毒素',
  '材料加工',
  '电子',
  '计算机',
  '电信和信息安全',
  '传感器和激光器',
  '导航和航空电子',
  '船舶',
  '航空航天与推进',
] as const

const types = { A: '系统、设备和部件', B: '测试、检测和生产设备', C: '材料', D: '软件', E: '技术' } as const

const reasons: Readonly<Record<string, string>> = {
  0: '常规物项',
  1: '大规模杀伤性武器运载工具',
  2: '核',
  3: '生物和化学',
  4: '监控化学品',
  5: '临时管制',
  9: '其他国家安全事由',
}

/** A code of 两用物项出口管制清单. It looks like an ECCN and means something else: never match the two. */
export const parseCnCode = (text: string): CnCode | undefined => {
  const match = /^([0-9])([A-E])([0-9])([0-9]{2})((?:\.[A-Z0-9]+)*)$/.exec(
    text.normalize('NFKC').trim().toUpperCase(),
  )
  if (!match) return undefined
  const industry = industries[Number(match[1])]
  const type = types[match[2] as keyof typeof types]
  const reason = reasons[match[3]!]
  if (industry === undefined || reason === undefined) return undefined
  return {
    base: match.slice(1, 5).join(''),
    levels: match[5]!.slice(1).toLowerCase(),
    industry,
    type,
    reason,
  }
}
