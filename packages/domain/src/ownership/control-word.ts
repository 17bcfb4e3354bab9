/** Words by which sources tell control without shares, in both scripts. */
const controlWords = new RegExp(
  [
    '[协協][议議]控制|控制[协協][议議]|合同控制|可[变變]利益|代持|委[托託]持股|名[义義]持有|实际控制|實際控制',
    '董事[会會](?:多[数數]|[过過]半|控制|半[数數]以上|[^，。；,;]{0,4}(?:多[数數]|[过過]半|半[数數]以上))',
    '(?:多[数數]|[过過]半[数數]?|半[数數]以上)的?董事|普通合[伙夥]|[执執]行事[务務]合[伙夥]人|表[决決][权權]委[托託]|一致行[动動]',
    '(?<![a-z])VIE(?![a-z])|variable interest|nominee|contractual (?:control|arrangement)|control by contract',
    'majority of (?:the )?(?:board|directors)|board (?:majority|control)|general partner|managing partner|acting in concert',
  ]
    .map(words => `(?:${words})`)
    .join('|'),
  'giu',
)

/** 不存在代持 tells that there is none. */
const denied = /(?:不存在|没有|沒有|未发现|未發現|未见|未見|不涉及|并无|並無|无|無|非)(?:任何)?\s*$/u

const toldIn = (source: string): string => {
  for (const { 0: word, index } of source.matchAll(controlWords))
    if (!denied.test(source.slice(0, index))) return word
  return ''
}

/** The kind of control that a holding states: in words of its own, or by its source. */
export const controlOf = (told: { readonly control?: string; readonly source?: string }): string => {
  const own = told.control?.trim() ?? ''
  return own === '' ? toldIn(told.source ?? '') : own
}
