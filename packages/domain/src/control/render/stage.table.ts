import type { Stage } from '../rule/determination.ts'

/** Stages of a determination as the page and the conclusion name them. */
export const stagesZh: Readonly<Record<Stage, string>> = {
  jurisdiction: '管辖',
  classification: '分类',
  embargo: '目的地与禁运',
  chart: '管制事由与国别表',
  party: '当事方',
  end_use: '最终用途',
  exception: '许可例外',
  conclusion: '结论',
}
