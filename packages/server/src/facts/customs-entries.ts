import { cnCitation } from '@maojian/domain/control/china/known-cn-code'
import { noticeState } from '@maojian/domain/vocabulary/dated-state'
import { classificationFacts } from './classification.ts'
import { controlFacts } from './control-facts.ts'

export interface CustomsEntry {
  readonly code: string
  readonly citation: string
  /** What is to be verified of the notice that names it; '' where it is in force. */
  readonly stateZh: string
}

/** Notices print ten digits, or the eight of the tariff; fewer are many kinds of goods. */
const tariffDigits = 8

const stateOf = (code: string, day: string): string | undefined => {
  const { cnNotices, cnDualUse } = controlFacts()
  const notice = cnNotices.find(one => one.kind === 'item' && one.codes.includes(code))
  const state = notice === undefined || cnDualUse.has(code) ? 'on' : noticeState(notice, day)
  return state === 'off' ? undefined : state === 'verify' ? '（该公告的暂停期已过，是否恢复须核实）' : ''
}

/** Codes of China's list and of notices beside which a customs code is printed, as they stand on a day. */
export const customsEntries = (hsCode: string, day: string): readonly CustomsEntry[] => {
  const digits = hsCode.replaceAll(/[.\s]/gu, '')
  if (digits.length < tariffDigits) return []
  return classificationFacts()
    .cnWords.filter(({ hs }) => hs.some(own => own.length >= tariffDigits && digits.startsWith(own)))
    .flatMap(({ code }) => {
      const stateZh = stateOf(code, day)
      return stateZh === undefined ? [] : [{ code, citation: cnCitation(controlFacts(), code), stateZh }]
    })
}
