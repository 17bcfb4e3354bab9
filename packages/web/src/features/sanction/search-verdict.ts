import { tellsStarter, tellsStarterOnly } from '@maojian/domain/vocabulary/starter-data'
import type { Tone } from '../../ui/tone-icon.tsx'
import type { HitAnswer } from './hit.ts'

export interface Verdict {
  readonly tone: Tone
  readonly title: string
  readonly detail: string
}

const levelsOf = ({ data, count, levels }: HitAnswer) => {
  if (levels !== undefined) return { dismissed: 0, history: 0, ...levels, whole: true }
  const hit = data.filter(row => row.explanation.riskLevel === 1).length
  return { hit, possible: data.length - hit, dismissed: 0, history: 0, whole: data.length === count }
}

const tooCommon: Verdict = {
  tone: 'amber',
  title: '检索词过于常见或不是名称，无法据此筛查',
  detail:
    '检索词只含通用词、常见名或“待定”“同上”一类文字，名单中含有它的名称未逐一列出。请补全姓名（姓和名）、商号或编码后再查。',
}

const nothing = '未检出不等于没有风险：请核对写法，并结合股权、地址与最终用途判断。'

/** A type is part of the question: who bears the name as another type was left out. */
const nothingOfType = (others: number, { warning }: HitAnswer['basis']): Verdict => ({
  tone: 'amber',
  title: `所选类型中未发现匹配；另有 ${others} 个其他类型的名单主体与此名称匹配`,
  detail: warning,
})

const nothingFound = ({ basis, otherTypes = 0 }: HitAnswer): Verdict =>
  otherTypes > 0 ? nothingOfType(otherTypes, basis) : nothingOnLists(basis)

const nothingOnLists = ({ listCount, warning }: HitAnswer['basis']): Verdict =>
  warning === ''
    ? { tone: 'green', title: `在 ${listCount} 份名单中未发现匹配`, detail: nothing }
    : {
        tone: 'amber',
        title: unsettledTitle(listCount, warning),
        detail: warning,
      }

const unsettledTitle = (listCount: number, warning: string): string => {
  if (tellsStarterOnly(warning)) return '仅在内置示例数据中检索，未发现匹配不能作为结论'
  return tellsStarter(warning)
    ? `在 ${listCount} 份名单中未发现匹配，其中有内置示例数据，不能作为结论`
    : `在 ${listCount} 份名单的现有版本中未发现匹配，不能作为结论`
}

/** Every party of the answer is in one of these numbers: a reader adds them up. */
const titleOf = ({ hit, possible, dismissed, history }: ReturnType<typeof levelsOf>): string =>
  [
    hit === 0
      ? `未发现直接命中，有 ${possible} 个可能匹配，需人工确认`
      : `命中 ${hit} 个名单主体${possible > 0 ? `，另有 ${possible} 个可能匹配` : ''}`,
    ...(dismissed > 0 ? [`${dismissed} 个已判定不是同一主体`] : []),
    ...(history > 0 ? [`${history} 个属历史记录`] : []),
  ].join('，')

const allDismissed = ({ count, levels, basis }: HitAnswer): Verdict => ({
  tone: basis.warning === '' ? 'green' : 'amber',
  title: [
    `${levels?.dismissed ?? count} 个名单主体${count > 1 ? '均' : ''}已由本机构判定不是同一主体`,
    ...((levels?.history ?? 0) > 0 ? [`另有 ${levels?.history} 个属历史记录`] : []),
  ].join('，'),
  detail: basis.warning || '判定到期或名单条目变化后会重新计入。',
})

/** Whether any hit stands on a list that forbids dealing or asks for a licence; unknown where not all are seen. */
const isBlocking = ({ data, count, total = count }: HitAnswer): boolean => {
  const counted = data.filter(({ state }) => state === 'counted')
  return data.length < total || counted.some(({ effect }) => effect.level === 1)
}

const isHistory = ({ data, count, total = count }: HitAnswer): boolean =>
  data.length === total && data.every(({ state }) => state === 'history')

const onlyHistory: Verdict = {
  tone: 'grey',
  title: '名单已暂停对匹配主体的措施',
  detail: '属历史记录，现不产生限制；恢复措施以发布机构公告为准。',
}

/** What the lists say. */
const listedVerdict = (answer: HitAnswer): Verdict => {
  if (answer.tooCommon) return tooCommon
  if ((answer.total ?? answer.count) === 0) return nothingFound(answer)
  const levels = levelsOf(answer)
  const { hit, possible, whole } = levels
  if (isHistory(answer)) return onlyHistory
  if (whole && hit + possible === 0) return allDismissed(answer)
  const blocks = isBlocking(answer)
  const tone = hit > 0 && blocks ? 'red' : 'amber'
  if (!whole)
    return {
      tone,
      title: `共 ${answer.count} 个结果`,
      detail: `本页命中 ${hit} 个，可能匹配 ${possible} 个；按得分排序，翻页查看其余结果。${answer.basis.warning}`,
    }
  const detail =
    hit === 0
      ? '名称相近但证据不足，请比对国别、出生日期或编码。'
      : blocks
        ? '请逐一核对命中依据，确认是否为同一主体。'
        : '所在名单不当然禁止交易，但有部分限制、核实要求或点名，请按各名单的法律效果处理。'
  // Whoever was listed since is missing beside hits too.
  return { tone, title: titleOf(levels), detail: `${detail}${answer.basis.warning}` }
}

/** The answer without the enterprises that are on no list. */
const listedOnly = (answer: HitAnswer, unlisted: number): HitAnswer => {
  const listed = (answer.total ?? answer.count) - unlisted
  return { ...answer, data: answer.data.filter(({ s }) => s !== 2), count: listed, total: listed }
}

/** What the whole answer says, in one line: a company held by listed parties is no clean search, listed or not. */
export const verdictOf = (answer: HitAnswer): Verdict => {
  const { held = 0, tied = 0 } = answer.related ?? {}
  if (held + tied === 0) return listedVerdict(answer)
  const { tone, title, detail } = listedVerdict(listedOnly(answer, held + tied))
  const words = [
    ...(held > 0 ? [`${held} 家同名企业由名单主体持有达到门槛`] : []),
    ...(tied > 0 ? [`${tied} 家同名企业与名单主体有关联，须核实`] : []),
  ]
  const calm = tone === 'green' || tone === 'grey' ? 'amber' : tone
  return {
    tone: held > 0 ? 'red' : calm,
    title: `${title}；${words.join('，')}`,
    detail: `同名企业本身不在名单上，是否受限取决于名单主体对它的持股与控制：请看关系图谱和股权穿透。${detail}`,
  }
}

/** Whether all that counts stands on entries that do not say since when: nobody knows whether they stood on that day. */
const restsOnUndated = ({ data, count, total = count }: HitAnswer): boolean => {
  const counted = data.filter(({ s, state }) => s !== 2 && state === 'counted')
  const standing = counted.flatMap(({ lists }) => lists.filter(({ dataStatus }) => dataStatus === 1))
  return data.length === total && standing.length > 0 && standing.every(({ since }) => since === '')
}

const toneOn = ({ tone }: Verdict, answer: HitAnswer): Tone => {
  if (tone === 'green') return 'grey'
  return tone === 'red' && restsOnUndated(answer) ? 'amber' : tone
}

/** What the lists said on an earlier day clears nobody today. */
export const onDay = (verdict: Verdict, day: string, answer: HitAnswer): Verdict =>
  day === ''
    ? verdict
    : {
        tone: toneOn(verdict, answer),
        title: `${day} 当日：${restsOnUndated(answer) ? '无法确定是否列入，' : ''}${verdict.title}`,
        detail: `${verdict.detail}未载明列入日期的条目按当日已列入处理；今天的结论请清除名单日期后检索。`,
      }
