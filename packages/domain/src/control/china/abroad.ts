import { isSuspended, noticeState } from '../../vocabulary/dated-state.ts'
import type { CnNotice, ControlFacts } from '../facts/control-facts.ts'
import { asks, assumes, noted } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'

/** Hong Kong and Macau lie outside the customs territory. */
const isFromAbroad = ({ shipFrom, activity }: Question): boolean =>
  (shipFrom !== undefined && shipFrom !== 'CN') || (shipFrom === undefined && activity === 'reexport')

const chinaOrigin = 'cn.china-origin'

/** Whether China has a say in goods that never were there; undefined where nothing about it is open. */
export const originAbroad = (
  question: Question,
): { readonly isOutside: boolean; readonly finding: Finding } | undefined => {
  if (!isFromAbroad(question)) return undefined
  const basis: Basis = {
    stage: 'jurisdiction',
    rule: 'cn-origin-open',
    citation: '出口管制法第二条、第四十五条',
  }
  const answer = question.facts?.[chinaOrigin]
  if (answer === 'no')
    return {
      isOutside: true,
      finding: noted({ ...basis, rule: 'cn-outside', citation: '出口管制法第二条' }, 'answered'),
    }
  if (answer === 'yes')
    return { isOutside: false, finding: noted({ ...basis, rule: 'cn-origin' }, 'answered') }
  // Made in the United States and sent from abroad: China's list does not reach it for certain.
  const isForeign = question.origin?.made === 'us'
  return { isOutside: isForeign, finding: isForeign ? asks(basis, chinaOrigin) : assumes(basis, chinaOrigin) }
}

/**
 * 公告2025年第61号第一条: goods made or sent abroad with rare earths or rare-earth technology of Chinese origin, and, from an
 * earlier day, those of Chinese origin themselves.
 */
export const fromAbroad = (facts: ControlFacts, question: Question): readonly Finding[] => {
  const notice = facts.cnNotices.find(one => one.kind === 'extraterritorial')
  if (!isFromAbroad(question) || question.destination === 'CN' || notice === undefined) return []
  const state = noticeState(notice, question.date)
  const basis = abroadBasis(notice, question)
  if (state !== 'off') return [asks(basis, 'cn.abroad', state === 'verify' ? 'verify' : 'open')]
  if (isSuspended(notice, question.date)) return [noted({ ...basis, rule: 'cn-abroad-suspended' })]
  return [...ofOrigin(facts, question), noted({ ...basis, rule: 'cn-abroad-not-yet' })]
}

const abroadBasis = (notice: CnNotice, { date }: Question): Basis => ({
  stage: 'jurisdiction',
  rule: 'cn-abroad',
  citation: `${notice.notice}；出口管制法第四十四条、第四十五条`,
  facts: {
    subject: notice.subjectZh,
    state: noticeState(notice, date),
    from: notice.from,
    until: notice.suspendedTo ?? '',
  },
})

/** Made in the United States, or never in China: no goods of Chinese origin. */
const ofOrigin = (facts: ControlFacts, question: Question): readonly Finding[] => {
  const notice = facts.cnNotices.find(one => one.kind === 'origin-abroad')
  const isForeign = question.origin?.made === 'us' || question.facts?.[chinaOrigin] === 'no'
  if (notice === undefined || isForeign || noticeState(notice, question.date) === 'off') return []
  return [asks({ ...abroadBasis(notice, question), rule: 'cn-abroad-origin' }, 'cn.abroad')]
}
