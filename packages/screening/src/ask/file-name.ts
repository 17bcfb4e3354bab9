const extension =
  /\.(?:docx?|pdf|xls[xm]?|pptx?|csv|txt|zip|rar|7z|jpe?g|png|tiff?|eml|msg|ofd|wps|xml|html)\s*$/iu

/** Papers, and what is noted of them. */
const paper =
  /^(?:contract|agreement|invoice|inv|po|pi|ci|pl|bl|lc|so|sc|rfq|quote|quotation|offer|order|proforma|packing|kyc|nda|mou|final|draft|signed|scan|scanned|copy|(?:rev|ver|v)\d*|合同|协议|发票|形式发票|报价单?|订单|采购订单|提单|箱单|装箱单|扫描件|副本|终稿|定稿|盖章版?|договор|контракт|счет|счёт|инвойс)$/iu
const longestAbbreviation = 3
const day = /^(?:19|20)\d{2}(?:\d{2}){0,2}$/u
const number = /^\d{2,5}$/u

interface Piece {
  readonly text: string
  readonly from: number
  readonly to: number
}

const piecesOf = (base: string): Piece[] =>
  Array.from(base.matchAll(/[^\s_#.–—-]+/gu), ({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))

/** PO-Norva is an order, Po Norva a person; a number is none of a name behind the word for a paper or another number. */
const isPaper = ({ text }: Piece, gap: string, isBehindPaper: boolean): boolean => {
  const isApart = gap.trim() !== ''
  if (day.test(text)) return true
  if (number.test(text)) return isApart || isBehindPaper
  return paper.test(text) && (isApart || text.length > longestAbbreviation || isBehindPaper)
}

/** How many pieces, from one end on, tell of the paper. */
const papersIn = (pieces: readonly Piece[], gaps: readonly string[]): number => {
  const at = pieces.findIndex((piece, i) => !isPaper(piece, gaps[i] ?? '', i > 0))
  return at < 0 ? pieces.length : at
}

const named = /\p{L}.*\p{L}/u
const fewestOfNumber = 2

/** The name in that of a file (CONTRACT-Norva-2026-11.docx, Norva_PI.xlsx); any other text as it stands. */
export const withoutFileName = (text: string): string => {
  if (!extension.test(text)) return text
  const base = text.replace(extension, '')
  const pieces = piecesOf(base)
  const gaps = pieces.slice(1).map((piece, i) => base.slice(pieces[i]!.to, piece.from))
  const first = pieces[0]
  // 7-ELEVEN, 360-Norva: a short number in front is the beginning of a name unless a paper's word or a day leads to it.
  const isNumberFirst = first !== undefined && number.test(first.text) && first.text.length > fewestOfNumber
  const front = first && number.test(first.text) && !isNumberFirst ? 0 : papersIn(pieces, gaps)
  const back = papersIn(pieces.toReversed(), gaps.toReversed())
  const kept = pieces.slice(front, pieces.length - back)
  const name = kept.length === 0 ? '' : base.slice(kept[0]!.from, kept.at(-1)!.to).replaceAll('_', ' ')
  return named.test(name) ? name : text
}
