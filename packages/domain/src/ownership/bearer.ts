import { tellsControl } from './control-word.ts'
import { isLegalForm, plain, withoutHanForm } from './loose-name.ts'

/** Words by which a source tells for whom, or at whose word, somebody holds; control by itself is in `control-word`. */
const behind = new RegExp(
  [
    '(?:代|替|[为為])[^，。；,;]{0,60}持|受[^，。；,;]{0,60}(?:委[托託]|指使|指示|指派|授意)|委[托託]|授意|(?<![内內]部)控制',
    '[实實](?:际|際)?(?:出[资資]|[权權]益|[拥擁]有|所有|持有)|受益|利益|一致行[动動]|(?:表[决決]|投票)[权權]',
    '(?<![a-z])(?:controll(?:ed|s)|under (?:the )?control|directions?|instructions?|behest|nominees?|prox(?:y|ies)|front for)(?![a-z])',
    '(?<![a-z])(?:(?:benefit|account) of|h[eo]lds?(?: it| them| shares?)? for|in trust|as agent|votes? (?:as|for))(?![a-z])',
  ].join('|'),
  'iu',
)

/** 不受甲控制, not controlled by A: said before the name. */
const deniedBefore = new RegExp(
  [
    '不存在|没有|沒有|未[发發][现現]|未[见見]|未[受由代]|不[受由代是]|不[为為属屬再]|[并並]非|否[认認]|曾|原(?=由|受|代|[为為])|^非',
    '[无無](?=代|任何|委[托託]|信[托託]|名[义義]|一致行[动動]|[实實][际際]控制)',
    '(?<![a-z])(?:no(?: longer)?|not|never|without|den(?:y|ies|ied)|former(?:ly)?|previous(?:ly)?|ceased|independent|unrelated)(?![a-z])',
    '(?:受[让讓]|收[购購]|[购購][买買入]|承接)自|(?<![a-z])(?:acquired|bought|purchased|transferred) from|(?<![a-z])(?:sold|divested) by',
  ].join('|'),
  'iu',
)

/** 代甲持有关系已解除, A is not the beneficial owner: said after it. */
const deniedAfter =
  /^[^，。；,;]{0,12}[，,]?\s*(?:[于於]?\d{4}年(?:\d{1,2}月)?)?(?:已|均已)?(?:解除|[终終]止|清理|[还還]原|退出|不再|[并並]非|不是)|^\s*(?:(?:is|was|has|had|holds|owns|does|did) (?:not?|no longer)|never)(?![a-z])/iu

/** A已将股权转让给N, A与本公司无关联, A sold its shares: a tie that has ended, or that there is none. */
const endedAfter =
  /^[^，。；,;]{0,12}(?:已[^，。；,;]{0,10}(?:[转轉][让讓]|出售|[卖賣]出)|(?:[无無]|没有|沒有|不存在)(?:任何)?(?:[关關][联聯系係]|股[权權份]|[权權]益|控制))|^\s*(?:has |have |had )?(?:sold|divested|transferred|exited)(?![a-z])/iu

/** A 2024年年度报告, Companies House filing of A: who tells, not who holds. */
const document =
  /^[^，。；,;]{0,8}(?:年[报報]|[报報]告|[报報]表|公告|官[网網]|[网網]站|[说說]明[书書]|披露|公示)|^(?:['’]s)?\s*(?:\d{4}\s*)?(?:annual |quarterly |interim )?(?:reports?|accounts|filings?|disclosures?|website|prospectus|press release)(?![a-z])/iu

/** Whose work it is, told before his name: auditor: A, 审计机构A. */
const workBefore =
  /(?:审[计計]|[审審][计計]|律[师師]|[评評]估|登[记記]|保荐|承[销銷])(?:机[构構]|事[务務]所|[师師]|人|[机機][关關]|代理)?\s*(?:[为為是系]|[:：=])?\s*$|(?<![a-z])(?:auditors?|registrar|registered agent|counsel|law firm|underwriter|sponsor|source|according to|per)\s*(?:is|[:：=])?\s*$/iu

/** Arkadin Street, Arkadin路: an address. */
const addressAfter =
  /^\s*(?:street|st|road|rd|avenue|ave|square|lane|building|house|tower)(?![a-z])|^(?:路|街|大[厦廈])/iu

interface Word {
  readonly letters: string
  readonly at: number
}

/** Without case, but for a single letter, which may be an article. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)].map(({ 0: word, index }) => ({
    letters: word.length === 1 ? word : word.toLowerCase(),
    at: index,
  }))

interface Sought {
  readonly party: string
  /** Where the name has Chinese characters: these together; else words in any order. */
  readonly han: string
  readonly words: readonly string[]
}

type Fold = (text: string) => string

const soughtOf = (party: string, name: string, fold: Fold): Sought => {
  const text = plain(name)
  const han = /\p{Script=Han}/u.test(text) ? fold(withoutHanForm(text)) : ''
  const words = wordsOf(text).map(one => one.letters)
  const own = words.filter(word => !isLegalForm(word))
  return { party, han, words: own.length > 0 ? own : words }
}

/** I. Petrov is Ivan Petrov: an initial with a dot, or in capitals, beside a word that is written out. */
const isInitialOf = (letters: string, word: string): boolean =>
  letters.length === 1 && letters === letters.toUpperCase() && word.startsWith(letters.toLowerCase())

/** Where a word of a clause stands for the words of a name: itself, or its initial. */
const meets = ({ words }: Sought, found: readonly Word[]): boolean => {
  const written = words.filter(word => found.some(one => one.letters === word))
  if (written.length === words.length) return true
  return (
    written.some(word => word.length > 3) &&
    words.every(word => written.includes(word) || found.some(one => isInitialOf(one.letters, word)))
  )
}

/** Petrov family, Petrov家族: whoever bears the name may be one of them. */
const family = /^\s*(?:family|brothers|heirs|relatives|clan|家族|家庭|兄弟)(?![a-z])/iu

const familyPlace = ({ words }: Sought, clause: string): readonly [number, number] | undefined => {
  const one = wordsOf(clause).find(
    ({ letters, at }) =>
      letters.length > 3 && words.includes(letters) && family.test(clause.slice(at + letters.length)),
  )
  return one && [one.at, one.at + one.letters.length]
}

/** From where to where a name stands in a clause. */
const placeOf = (sought: Sought, clause: string, fold: Fold): readonly [number, number] | undefined => {
  const { han, words } = sought
  if (han !== '') {
    const at = fold(clause).indexOf(han)
    return at < 0 ? undefined : [at, at + han.length]
  }
  const found = wordsOf(clause).filter(
    one => words.includes(one.letters) || words.some(word => isInitialOf(one.letters, word)),
  )
  if (found.length === 0 || !meets(sought, found)) return familyPlace(sought, clause)
  const last = found.at(-1)!
  return [found[0]!.at, last.at + last.letters.length]
}

/** Words that mean somebody beside other words only where they stand together; a single character may be of any word. */
const isTogether = ({ han, words }: Sought, named: string): boolean =>
  han === '' ? wordsOf(named).length <= words.length : han.length > 1

const clauses = /[^，。；,;（()）]+/gu

/** A text that names a party tells of a tie to it, in whatever words, unless it denies the tie or tells whose document it is. */
const isBorne = (sought: Sought, text: string, fold: Fold): boolean => {
  for (const { 0: clause, index } of text.matchAll(clauses)) {
    const place = placeOf(sought, clause, fold)
    if (place === undefined) continue
    const [from, to] = place
    const [before, rest] = [clause.slice(0, from), text.slice(index + to)]
    const isTold = behind.test(clause) || tellsControl(clause)
    const isElse =
      document.test(rest) || addressAfter.test(rest) || workBefore.test(text.slice(0, index + from))
    if (!isTold && (isElse || !isTogether(sought, clause.slice(from, to)))) continue
    if (!deniedBefore.test(before) && !deniedAfter.test(rest) && !endedAfter.test(rest)) return true
  }
  return false
}

/** Which of some parties a text names as the one for whom, or at whose word, a share is held. */
export type BearersIn = (text: string) => readonly string[]

/** What finds the bearers among parties; one text is told of many holdings, so each is read once. */
export const bearersAmong = (parties: ReadonlyMap<string, string>, fold: Fold): BearersIn => {
  let sought: readonly Sought[] | undefined
  const known = new Map<string, readonly string[]>()
  return text => {
    if (text === '') return []
    const kept = known.get(text)
    if (kept !== undefined) return kept
    sought ??= [...parties].map(([party, name]) => soughtOf(party, name, fold))
    const read = plain(text)
    const found = sought.filter(one => isBorne(one, read, fold)).map(one => one.party)
    known.set(text, found)
    return found
  }
}
