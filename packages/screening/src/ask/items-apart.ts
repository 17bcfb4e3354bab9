import { everyMatch } from './every-match.ts'

/** Chinese writes a number and its measure onto whatever stands before it: Norva2台, Norva12%股份. A name has its own (NORVA2号). */
const numberOnName =
  /(?<=\p{Script=Latin}{3}|\p{Script=Latin}{2}[\s-]\p{Script=Latin}{2})(?=\d[\d,.]*\s?(?:[%％]|[台万萬天套年元个個吨噸亿億股辆輛件箱艘架批桶]))/gu

const circled = /\s*[①-⑳㉑-㉟㊱-㊿❶-❿➀-➓⑴-⒇⒈-⒛]\s*/gu

/** buyer=Norva&amt=100. */
const firstField = /^\s*\??[a-z_][\w.-]+=(?=\s*\d*\p{L})/iu
const nextField = /&(?:amp;)?[a-z_][\w.-]+=/giu

const marker = /(?<![\p{L}\p{N}.])(?:[(（]?([1-9a-h])[)）]\s*|([1-9a-h])(?:[.．]\s+|、\s*))(?=\d*\p{L})/gu
const nextOf = (mark: string): string => String.fromCharCode(mark.charCodeAt(0) + 1)

/** In a. b. norvan the letters are initials. */
const isItem = (text: string): boolean => /\p{L}{2}|\p{Script=Han}/u.test(text)

/** Marks of a list in their order from the first on: 1) … 2) …, a. … b. …. */
const listMarks = (text: string): RegExpExecArray[] => {
  const marks: RegExpExecArray[] = []
  for (const mark of everyMatch(text, marker)) {
    const before = marks.at(-1)
    const own = mark[1] ?? mark[2]!
    const isNext = before
      ? own === nextOf(before[1] ?? before[2]!) && isItem(text.slice(before.index, mark.index))
      : mark.index === 0 && /[1a]/u.test(own)
    if (isNext) marks.push(mark)
  }
  return marks.length > 1 ? marks : []
}

const listApart = (text: string): string =>
  listMarks(text).reduceRight(
    (read, { 0: mark, index }) => `${read.slice(0, index)} ; ${read.slice(index + mark.length)}`,
    text,
  )

/** Coins and their nets, whose address is no part of a name: BTC地址：…. */
const walletLabel =
  /(?<![A-Za-z])(?:(?:BTC|XBT|ETH|USDT|USDC|TRX|LTC|BCH|XMR|TRC-?20|ERC-?20|比特币|以太坊|泰达币)[\s-]*){1,2}(?:钱包|wallet)?\s*(?:地址|address)\s*[:：=是为]*\s*/giu
const walletAlone = /^\s*wallet\s*$/u

const withPlainWallet = (text: string): string => {
  const read = text.replaceAll(walletLabel, ' wallet ')
  return read === text ? text : read.replace(walletAlone, '')
}

const withoutEnds = (text: string): string => text.replace(/^[\s;]+|[\s;]+$/gu, '')

const withFieldsApart = (text: string): string =>
  firstField.test(text)
    ? text
        .replace(firstField, '')
        .replaceAll(nextField, ' ; ')
        .replaceAll(/\+|%20/gu, ' ')
    : text

/** A text with what was written together apart: numbers on names, items of a list, fields of a form, the label of a wallet. */
export const itemsApart = (text: string): string => {
  const read = withPlainWallet(withFieldsApart(text)).replaceAll(numberOnName, ' ')
  const listed = listApart(read.replaceAll(circled, ' ; '))
  return listed === text ? text : withoutEnds(listed)
}
