/** Words by which sources tell control without shares, in both scripts. */
const controlWords = new RegExp(
  [
    '[协協][议議]控制|控制[协協][议議]|(?:合同|[协協][议議])(?:控制|安排)|可[变變]利益|[实實]际?控(?:制|人)|[实實]際控制',
    '(?:代|代[为為]|替他人|代他人)持有?|委[托託]持股|信[托託]持股|受[托託]人|(?:名[义義]|挂名|掛名|[隐隱]名|[显顯]名)(?:持有|股[东東])',
    '控股股[东東]|(?:受益所有人|[实實]益[拥擁]有人|最[终終]受益人)(?!信息|备案|備案|登记|登記)|支配性影[响響]',
    '董事[会會](?:多[数數]|[过過]半|控制|半[数數]以上|[^，。；,;]{0,4}(?:多[数數]|[过過]半|半[数數]以上))',
    '(?:多[数數]|[过過]半[数數]?|半[数數]以上)的?董事|普通合[伙夥]|[执執]行事[务務]合[伙夥]人|一致行[动動]',
    '(?:表[决決]|投票)[权權]委[托託]|委[托託]投票|特[别別]表[决決][权權]',
    '(?:表[决決]|投票)[权權][^\\d，。；,;]{0,8}(?:100|[5-9]\\d)(?:\\.\\d+)?\\s*[%％]',
    '(?<![\\d.])(?:100|[5-9]\\d)(?:\\.\\d+)?\\s*[%％] of (?:the )?(?:votes|voting)',
    '(?<![a-z])(?:VIE|GP)(?![a-z])|variable interest|nominee|contractual (?:control|arrangement)|control by contract',
    'controlling (?:shareholder|stake|interest|person)|de facto control|dominant influence|super[- ]?voting',
    'beneficial owner(?!ship)|trustee|held (?:in|on) trust|on behalf of',
    'majority of (?:the )?(?:board|directors|votes|voting)|board (?:majority|control)|general partner|managing partner|acting in concert',
  ]
    .map(words => `(?:${words})`)
    .join('|'),
  'giu',
)

/** 不存在代持, 无控股股东、实际控制人, not a nominee: that there is none; a negation holds through a list of such words. */
const denied = new RegExp(
  `(?:${[
    '不存在|没有|沒有|未发现|未發現|未见|未見|不涉及|并无|並無|无|無|非|否认|否認|不[构構]成|未[签簽](?:署|订|訂)|未[达達]成|未形成',
    '不[属屬][于於]|不是|不具有|不具[备備]|(?:已|均已)(?:解除|终止|終止)(?:了)?',
    '(?<![a-z])(?:no|not|without|never|denies|terminated)(?![a-z])',
  ].join('|')})(?:${[
    '任何|其他|股[份权權]|[东東]|控股股[东東]|[实實][际際]控制人?|代持|一致行[动動]人?|委[托託]持股|情形|[关關]系|[架結结][构構]|的|、|和|及|或|与|與',
    '\\s|an?(?![a-z])|any(?![a-z])|the(?![a-z])|or(?![a-z])|other(?![a-z])',
  ].join('|')})*$`,
  'iu',
)

/** 代持关系已解除: it has ended. */
const ended = /^[^，。；,;]{0,6}(?:已|均已)(?:解除|终止|終止|清理|还原|還原)/u

/** A field that says there is none. */
const none = /^(?:[无無否]|没有|沒有|不存在|不[适適]用|no|none|n\/?a|false|[-—–－/0])$/iu

const wordsIn = (text: string): { readonly told: string; readonly isAnyDenied: boolean } => {
  let isAnyDenied = false
  for (const { 0: word, index } of text.matchAll(controlWords)) {
    const isDenied = denied.test(text.slice(0, index)) || ended.test(text.slice(index + word.length))
    if (!isDenied) return { told: word, isAnyDenied }
    isAnyDenied = true
  }
  return { told: '', isAnyDenied }
}

/** The kind of control that a holding states: in words of its own, or by its source. */
export const controlOf = (told: { readonly control?: string; readonly source?: string }): string => {
  const own = told.control?.trim() ?? ''
  const { told: word, isAnyDenied } = wordsIn(own)
  if (own !== '' && !none.test(own) && (word !== '' || !isAnyDenied)) return own
  return wordsIn(told.source ?? '').told
}
