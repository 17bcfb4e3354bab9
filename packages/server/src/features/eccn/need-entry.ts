import { parseEccn, type EccnCode } from '@maojian/domain/control/code/parse-eccn'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import { controlFacts } from '../../facts/control-facts.ts'
import { Fault } from '../../http/fault.ts'

export interface EntryAt extends EccnCode {
  readonly entry: Eccn
}

/** The entry that a typed code names, with the paragraph; a Fault says what is wrong with the code. */
export const needEntry = (text: string): EntryAt => {
  const parsed = parseEccn(text)
  if (parsed === undefined) throw new Fault(400, '参数 eccn：不是 ECCN 编码')
  if (parsed.code === 'EAR99') throw new Fault(404, 'EAR99 是剩余分类，没有清单条目')
  const entry = controlFacts().eccns.get(parsed.code)
  if (entry === undefined) throw new Fault(404, `清单中没有 ${parsed.code}`)
  const { paragraphs, isUndivided } = entry
  const isHeld = paragraphs.length > 0 || isUndivided
  if (parsed.paragraph !== '' && isHeld && !paragraphs.includes(parsed.paragraph))
    throw new Fault(404, `${parsed.code} 下没有 ${parsed.paragraph} 项`)
  return { ...parsed, entry }
}

/** Where the official text stands: as of the day that was imported, otherwise the current one. */
export const officialUrl = (day = ''): string =>
  `https://www.ecfr.gov/${day === '' ? 'current' : `on/${day}`}/title-15/part-774/appendix-Supplement%20No.%201%20to%20Part%20774`
