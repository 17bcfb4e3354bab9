import { stateOf } from '../vocabulary/country.ts'

/** A listing in force, as the conflict of laws looks at it. */
export interface NotedListing {
  /** Country whose authority keeps the list; UN, EU. */
  readonly authority: string
}

const isForeign = ({ authority }: NotedListing): boolean =>
  authority !== '' && authority !== 'UN' && authority !== 'CN'

const againstChinese =
  '该主体为中国主体而被外国单边列名：反外国制裁法第十二条禁止任何组织和个人执行或协助执行外国对我国公民、组织的歧视性限制措施。据此拒绝交易前请由法务核定。'

const againstOthers =
  '外国单边措施在中国不当然适用：因外国法律被限制与第三国正常经贸往来的，应在 30 日内向商务部报告（阻断外国法律与措施不当域外适用办法第五条）；商务部发布禁令的，不得遵守该外国法律。'

const ownLaw =
  '中国名单对境内组织和个人直接有约束力：应按公告停止被禁止的出口、交易或合作；确需进行的，须先向商务部等主管部门申请。'

const united = '联合国安理会制裁在中国具有约束力，应按外交部执行通知办理。'

/** What Chinese law says beside listings: foreign ones may not be carried out blindly, Chinese ones bind. */
export const conflictNotes = (listings: readonly NotedListing[], countries: readonly string[]): string[] => {
  const isChinese = countries.some(code => stateOf(code) === 'CN')
  return [
    ...(listings.some(({ authority }) => authority === 'CN') ? [ownLaw] : []),
    ...(listings.some(({ authority }) => authority === 'UN') ? [united] : []),
    ...(listings.some(isForeign) ? [isChinese ? againstChinese : againstOthers] : []),
  ]
}
