/** A page that the spec names and this release does not draw yet: what it will be for. */
export interface PlannedPage {
  readonly path: string
  readonly title: string
  readonly purpose: string
}

const steps = '风险排查的一步：按所选步骤逐项回答，最后预览报告。'
const questions = '逐题回答尽职调查问卷，答案与结论一并保存为报告。'

export const plannedPages: readonly PlannedPage[] = [
  { path: '/policyAndRules', title: '政策法规', purpose: '查阅出口管制与制裁法规，注明现行、修订或废止。' },
  { path: '/knowledgeField', title: '知识园地', purpose: '阅读合规要点与案例解读。' },
  { path: '/detailPage', title: '文章详情', purpose: '阅读政策法规和知识文章的全文。' },
  { path: '/myAsk', title: '我要提问', purpose: '向合规顾问提出问题，凭编号查看答复。' },
  // S2-213, S2-215, S2-226, S2-227: /contactUs tells whom to call, and takes no message yet.
  { path: '/contactForm', title: '在线联系', purpose: '填写姓名、电话与来意，由服务人员回复。' },
  { path: '/riskInvestigation', title: '风险排查申请', purpose: '提交风险排查申请，凭编号跟踪进度。' },
  { path: '/userpage', title: '最终用户', purpose: steps },
  { path: '/logistics', title: '物流', purpose: steps },
  { path: '/usagePage', title: '最终用途', purpose: steps },
  { path: '/closeAccount', title: '结算', purpose: steps },
  { path: '/riskTroubleshooting', title: '风险排查', purpose: '按所选步骤逐项排查风险，最后预览报告。' },
  {
    path: '/controlRiskTroubleshooting',
    title: '出口管制风险排查',
    purpose: '按所选步骤逐项排查出口管制风险。',
  },
  { path: '/ItemControl', title: '物项管控问卷', purpose: questions },
  { path: '/TransactionControl', title: '交易对象问卷', purpose: questions },
  { path: '/itemReport', title: '物项管控报告', purpose: questions },
  { path: '/TransactionReport', title: '交易对象报告', purpose: questions },
  { path: '/earDueDiligence', title: '尽职调查报告', purpose: '查看、比较和归档尽职调查报告。' },
  { path: '/myReport', title: '我的报告', purpose: '查看、筛选和比较保存过的报告。' },
]
