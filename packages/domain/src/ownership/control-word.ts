const votes = '(?:表[决決][权權]|投票[权權]|(?<![a-z])votes|voting (?:rights|power|shares))'

/** Half or more of a hundred, in words. */
const mostZh =
  '百分之(?:[五六七八九]十[一二三四五六七八九]?|[一壹]?百|100|[5-9]\\d)|三分之二|四分之三|五分之[三四]|十分之[五六七八九]'

/** 不超过, 未达到, up to: fewer than is told. */
const notMore =
  '[^\\d，。；,;]{0,12}(?:不超|不足|不到|不高|未超|未[达達]|至多|最多|(?<!不)(?:低于|低於|少于|少於|小于|小於)|less|under|below|up to|at most|(?<!no )not|(?<![a-z])no more)'

/** Words by which sources tell control without shares, in both scripts. */
const controlWords = new RegExp(
  [
    '[协協][议議]控制|控制[协協][议議]|(?:合同|[协協][议議])(?:控制|安排)|可[变變]利益|[实實]际?控(?:制人?|人)|[实實]際控制人?',
    '(?:代|代[为為]|替他人|代他人)持有?|委[托託]持股|信[托託]持股|受[托託]人|(?:名[义義]|挂名|掛名|[隐隱]名|[显顯]名)(?:持有|股[东東])',
    '[实實][际際]支配|(?:[绝絕][对對]|相[对對])控股|控股方|(?<![无無])控制[权權](?![未没沒不变變转轉人])|控制董事[会會]|合[并併]范[围圍]|[黄黃]金股|一票否[决決]',
    '(?:[决決]定|支配)[^，。；,;]{0,8}(?:[财財][务務]|[经經][营營])[^，。；,;]{0,6}政策|контролирующ|golden share|casting vote|managing member',
    '(?<![\\d.])(?:100|[5-9]\\d)(?:\\.\\d+)?\\s*[%％] of (?:the )?(?:dividends?|profits?|surplus assets)',
    'surplus assets[^\\d，。；,;]{0,12}(?:50|75)(?:\\.\\d+)?\\s*[%％]?\\s*(?:-|–|to|or more)',
    '控股股[东東]|(?:受益所有人|[实實]益[拥擁]有人|最[终終]受益人)(?!信息|备案|備案|登记|登記)|支配性影[响響]',
    '董事[会會](?:多[数數]|[过過]半|控制|半[数數]以上|[^，。；,;]{0,4}(?:多[数數]|[过過]半|半[数數]以上))',
    '(?:多[数數]|[过過]半[数數]?|半[数數]以上)的?董事|普通合[伙夥]|[执執]行事[务務]合[伙夥]人|一致行[动動]',
    '(?:表[决決]|投票)[权權]委[托託]|委[托託]投票|特[别別]表[决決][权權]|同股不同[权權]|每股\\s*(?:[2-9]|[1-9]\\d+)\\s*票',
    // 表决权超过半数, voting rights more than 50%; no less-than, which tells the contrary.
    `${votes}(?!${notMore})[^\\d，。；,;]{0,20}(?:100|[5-9]\\d)(?:\\.\\d+)?\\s*[%％]`,
    // 表决权达百分之六十, 三分之二表决权.
    `${votes}(?!${notMore})[^\\d，。；,;]{0,20}(?:${mostZh})|(?:${mostZh})(?:以上)?的?${votes}`,
    `${votes}(?:[^，。；,;未不]{0,6}(?:[过過]半|半[数數]以上|多[数數]))|(?:[过過]半[数數]?|半[数數]以上|多[数數])的?${votes}`,
    '(?<![\\d.])(?:100|[5-9]\\d)(?:\\.\\d+)?\\s*[%％] of (?:the )?(?:votes|voting)',
    'powers? of attorney to vote|voting (?:proxy|trust|agreement)|dual[- ]class|(?<!\\d)(?:[2-9]|[1-9]\\d+) votes (?:each|per share|a share)',
    '(?<![a-z])(?:full|sole|joint|effective|de jure|management|operational|ultimate) control(?![a-z])|controlling (?:owner|party|member|holder)',
    '[决決]定性的?影[响響]|委派[^，。；,;]{0,8}(?:董事[长長]|[总總][经經]理)|AB股|[Bb][类類](?:普通)?股|class B shares|weighted voting',
    // Council of the European Union, Best Practices 11623/24: criteria of control.
    '[统統]一管理|on a unified basis|[连連][带帶](?:[责責]任|承[担擔])|joint(?:ly)? and several(?:ly)?',
    // The natures of control of Companies House.
    '(?:ownership-of-shares|voting-rights|right-to-share-surplus-assets)-(?:50-to-75|75-to-100)-percent',
    'rights?[- ]to[- ]appoint[- ](?:and|or|and/or)[- ]remove[- ](?:(?:the|a)[- ])?(?:majority|directors?|members?|persons?|board)',
    'significant[- ]influence[- ]or[- ]control',
    '母公司(?!资产|資產|财务|財務|报表|報表|利润|利潤|现金|現金|所有者|口径|口徑)|最[终終]控制|(?<![未不])(?:[并並]表(?!决|決)|[纳納]入合[并併])',
    '(?:ultimate|immediate|direct|controlling)[- ](?:parent|holding company)|parent (?:company|undertaking|entity)|^parent$',
    'consolidated[ _](?:subsidiary|by)|fully consolidated',
    '[影隐隱]子董事|shadow director|de facto director',
    '配偶|夫妻|(?<![a-z])(?:spouse|husband|wife)(?![a-z])',
    '唯一的?(?:董事|股[东東])|[独獨]任董事|sole (?:director|manager|shareholder|member)',
    '信[托託]的?(?:委[托託]人|保[护護]人|[设設]立人)|(?<![a-z])(?:settlor|protector)s?(?![a-z])',
    '(?<![a-z])(?:VIE|GP)(?![a-z])|variable interest|nominee|contractual (?:control|arrangement)|control by contract',
    'controlling (?:shareholder|stake|interest|person)|de facto control|dominant influence|super[- ]?voting',
    'beneficial owner(?!ship)|trustee|held (?:in|on) trust|on behalf of',
    'majority of (?:the )?(?:board|directors|votes|voting)|board (?:majority|control)|general partner|managing partner|acting in concert',
  ]
    .map(words => `(?:${words})`)
    .join('|'),
  'giu',
)

/** Whether a text tells control at all, denied or not. */
export const tellsControl = (text: string): boolean => text.search(controlWords) >= 0

/** 不存在代持, 无控股股东、实际控制人, 曾为控股股东, not a nominee: that there is none, or no more; it holds through a list of such words. */
const denied = new RegExp(
  `(?:${[
    '不存在|没有|沒有|未发现|未發現|未见|未見|不涉及|并无|並無|无|無|非|否认|否認|不[构構]成|未[签簽](?:署|订|訂)|未[达達]成|未形成',
    '未(?:取得|[获獲]得|[拥擁]有|享有)|不(?:[拥擁]有|享有)',
    '不[属屬][于於]|不是|不具有|不具[备備]|不再(?:是|[为為])?|(?:已|均已)(?:解除|终止|終止)(?:了)?',
    '曾[经經]?(?:[为為]|是|系|任)?|(?<![太中平高草])原(?:[为為]|是|系)?|(?<![目之以此])前(?:任)?',
    '(?<![a-z])(?:non-?|no(?: longer)?|not|without|never|denies|terminated|former(?:ly)?|previous(?:ly)?|ceased to be|used to be)(?![a-z])',
  ].join('|')})(?:${[
    '任何|其他|股[份权權]|[东東]|控股股[东東]|[实實][际際]控制人?|代持|一致行[动動]人?|委[托託]持股|情形|[关關]系|[架結结][构構]|的|、|和|及|或|与|與',
    '\\s|an?(?![a-z])|any(?![a-z])|the(?![a-z])|or(?![a-z])|other(?![a-z])',
  ].join('|')})*$`,
  'iu',
)

/** 代持关系已解除, 控股股东，2020年已退出: it has ended. */
const ended =
  /^[^，。；,;]{0,6}(?:[，,]?\s*[于於]?\d{4}年(?:\d{1,2}月)?)?(?:已|均已)(?:解除|终止|終止|清理|还原|還原|退出|不再)/u

/** 控股股东为某, 实际控制人：某, controlling shareholder: X. */
const bearer = /^\s*(?:为|為|是|系|is(?![a-z])|[:：=])\s*([^，。；,;（()）]+)/iu

const hanIn = (name: string): string[] => name.match(/\p{Script=Han}/gu) ?? []
const initialsIn = (name: string): string[] =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter(word => hanIn(word).length === 0)
    .map(word => word.slice(0, 1).toUpperCase())

const apart = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some(one => b.includes(one))

/** 本公司, 是, itself: the holder, or no name at all. */
const noName = /^(?:[其本该該是有]|上述|同一|自己|(?:it|itself|the|this|yes|true)(?![a-z]))/iu

/** Another one is named as the bearer: not a character of his name, nor the initial of a word, is the holder's. */
const isAnothers = (rest: string, holder: string): boolean => {
  const named = bearer.exec(rest)?.[1]
  if (named === undefined || noName.test(named)) return false
  const [han, holderHan] = [hanIn(named), hanIn(holder)]
  if (han.length > 0 || holderHan.length > 0) return apart(han, holderHan)
  return apart(initialsIn(named), initialsIn(holder))
}

/** 不控制, 不构成控制, no control, is not controlled: control itself is denied, in a field that is about nothing else. */
const uncontrolled = new RegExp(
  [
    '^(?:[不未无無非曾原前]|[没沒]有|不存在|[并並]不|[并並]未)(?:[经經]|任何|[实實]际|[实實]際|直接|[间間]接|共同|形成|取得|[构構]成|[拥擁]有|具有|具[备備]|享有|存在|受|再|[对對]其|[对對][该該]公司|的)*控制(?:[权權]|[关關][系係]|方|人|地位|安排|力)?$',
    '^控制(?:[权權]|[关關][系係]|[协協][议議]|安排)?(?:[已均于於]|\\d{4}年(?:\\d{1,2}月)?)*(?:解除|[终終]止|退出|[转轉][让讓])了?$',
    '^(?:(?:has|have|is|are|was|it|does|do|did|the holder|holder) )*(?:no(?:t|ne| longer)?|never|without|former(?:ly)?|previous(?:ly)?|ceased(?: to)?)(?: (?:any|an?|be|been|under|in|effective|actual|joint|direct|indirect|have|has|hold|exercise))* control(?:s|led|ling|lers?)?(?: (?:of|by|over|the|it|rights?|powers?|relationship|interest)(?![a-z])(?!.*(?<![a-z])but(?![a-z])).*)?$',
    '^non-?control(?:led|ling)(?: .*)?$',
  ]
    .map(words => `(?:${words})`)
    .join('|'),
  'iu',
)

/** 已解除, 2019年已退出, terminated in 2019: whatever it was, it has ended. */
const over =
  /^(?:[于於自在]?\d{4}(?:年(?:\d{1,2}月)?(?:\d{1,2}日)?|[-./]\d{1,2}(?:[-./]\d{1,2})?)?[起前后後]?)?(?:[关關][系係])?(?:已|均已|[现現]已)(?:[经經])?(?:全部)?(?:解除|[终終]止|退出|[转轉][让讓]|清理|[还還]原|[结結]束|[失撤][效销銷])了?$|^(?:has |was |have )?(?:terminated|ended|ceased|exited|divested|expired|dissolved)(?: (?:in|on|since))?[\s\d./-]*$/iu

const clausesOf = (text: string): string[] =>
  text
    .split(/[，。；,;.!！]+/u)
    .map(clause => clause.trim())
    .filter(clause => clause !== '')

/** A field that says there is none. */
const none = /^(?:[无無否Nn]|没有|沒有|不存在|不[适適]用|no|none|nil|n\/?a|not applicable|false|[-—–－/0])$/iu

/** Who merely has some shares: beside a denial it tells of no control. */
const minor =
  /^(?:参股|參股|少数股东|小股东|财务投资[者人]?|minority(?: [a-z]+)?|passive(?: [a-z]+)?|financial investor)$/iu

/** A field in which nothing is told but that there is no control, or no more. */
const isDenial = (text: string): boolean => {
  const told = clausesOf(text).filter(one => !minor.test(one))
  return told.length > 0 && told.every(one => uncontrolled.test(one) || over.test(one) || none.test(one))
}

const wordsIn = (text: string, holder: string): { readonly told: string; readonly isAnyDenied: boolean } => {
  let isAnyDenied = false
  for (const { 0: word, index } of text.matchAll(controlWords)) {
    const rest = text.slice(index + word.length)
    const isDenied = denied.test(text.slice(0, index)) || ended.test(rest) || isAnothers(rest, holder)
    if (!isDenied) return { told: word, isAnyDenied }
    isAnyDenied = true
  }
  return { told: '', isAnyDenied }
}

export interface ToldControl {
  readonly control?: string
  readonly source?: string
  /** The holder by name, where it is known: control of which another one is named is not his. */
  readonly owner?: string
}

/** The kind of control that a holding states: in words of its own, or by its source. */
export const controlOf = (told: ToldControl): string => {
  const own = told.control?.trim() ?? ''
  const holder = told.owner ?? ''
  const { told: word, isAnyDenied } = wordsIn(own, holder)
  if (own !== '' && !none.test(own) && (word !== '' || !(isAnyDenied || isDenial(own)))) return own
  return wordsIn(told.source ?? '', holder).told
}
