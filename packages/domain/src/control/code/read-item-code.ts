import type { ControlFacts } from '../facts/control-facts.ts'
import { isKnownParagraph, keptEmpty, type KeptEmpty } from './known-paragraph.ts'
import { paragraphOf, parseEccn } from './parse-eccn.ts'
import type { EccnCode } from './parse-eccn.ts'

export interface ItemFault {
  readonly field: 'eccn' | 'paragraph'
  readonly reason: string
}

const fault = (field: ItemFault['field'], reason: string): ItemFault => ({ field, reason })

export const isItemFault = (read: EccnCode | ItemFault): read is ItemFault => 'reason' in read

const reservedZh = (code: string, { paragraph, now }: KeptEmpty): string =>
  `${code}.${paragraph} 是保留项（[Reserved]），没有物项，不能据以申报；` +
  (now === '' ? '请按现行条目重新分类' : `原属该项的物项现列于 ${now}，请改填`)

/** 无, 不涉及, N/A: no classification at all, which is not EAR99. */
const none = /^(?:none|n\.?\/?a\.?|[无無]|不[适適]用|不涉及|未列管|[—–－-]+)$/iu

const noEccnZh = (text: string): string => {
  if (/^NLR$/iu.test(text))
    return 'NLR 是申报“无需许可”的代码，不是分类：请填写 ECCN 或 EAR99，未分类的请留空'
  if (none.test(text))
    return `“${text}”没有说明分类结果：核对后不在商业管制清单（CCL）上的请填 EAR99，未分类的请留空`
  return `“${text}”不是 ECCN 编码，也不是 EAR99`
}

/** The entry and paragraph that somebody typed, if the facts hold them; what they do not hold is told, never guessed. */
export const readItemCode = (
  facts: Pick<ControlFacts, 'eccns'>,
  eccn: string,
  paragraph = '',
): EccnCode | ItemFault => {
  const parsed = parseEccn(eccn)
  if (parsed === undefined) return fault('eccn', noEccnZh(eccn.trim()))
  const { code } = parsed
  const given = paragraphOf(paragraph, code)
  if (given !== '' && parsed.paragraph !== '' && given !== parsed.paragraph)
    return fault('paragraph', `与 ECCN 中的段落 ${parsed.paragraph} 不一致`)
  const one = parsed.paragraph === '' ? given : parsed.paragraph
  const field = parsed.paragraph === '' ? 'paragraph' : 'eccn'
  if (code === 'EAR99')
    return one === '' ? { code, paragraph: '' } : fault(field, 'EAR99 没有段落，请只填 EAR99')
  const entry = facts.eccns.get(code)
  if (entry === undefined) return fault('eccn', `管制清单中没有 ${code}，请核对编码`)
  const kept = keptEmpty(entry, one)
  if (kept !== undefined) return fault(field, reservedZh(code, kept))
  if (!isKnownParagraph(entry, one)) return fault(field, `${code} 下没有 ${one} 项，请核对段落`)
  return { code, paragraph: one }
}
