import type { RelationKind } from '@maojian/domain/vocabulary/enterprise'
import type { StatementWire } from './node-words.ts'

type Sentence = (from: string, to: string, said: StatementWire) => string

const roleOf = (said: StatementWire, usual: string): string => (said.role === '' ? usual : said.role)

const sentences: Readonly<Record<RelationKind, Sentence>> = {
  STOCK: (from, to, { percent, percentText, control }) =>
    `${from}持有${to}${percent === null ? `股权（${percentText}）` : `${percentText}股权`}${control === '' ? '' : `（${control}）`}`,
  PUBLISH: (from, to) => `${from}发行${to}`,
  BORROW: (from, to) => `${from}向${to}借款`,
  WARRANT: (from, to) => `${from}为${to}担保`,
  MORTGAGE: (from, to) => `${from}向${to}抵押`,
  PLEDGE: (from, to) => `${from}向${to}质押`,
  GUARANTEE: (from, to) => `${from}为${to}保证`,
  BEWARRANTED: (from, to) => `${from}由${to}担保`,
  ROLE: (from, to, said) => `${from}任${to}${roleOf(said, '职务')}`,
  BRANCH: (from, to) => `${to}是${from}的分支机构`,
  LINK: (from, to, said) => `${from}与${to}有关联（${roleOf(said, '未载明')}）`,
}

const toldText = ({ toldBy, toldOn }: StatementWire): string => {
  const told = [toldBy, toldOn].filter(text => text !== '').join('，')
  return told === '' ? '' : `［${told}］`
}

/** Latin letters and figures stand apart from Chinese ones. */
const apart = (name: string): string =>
  `${/^[!-~]/u.test(name) ? ' ' : ''}${name}${/[!-~]$/u.test(name) ? ' ' : ''}`

/** What a source says of two enterprises, as one reads it aloud. */
export const relationSentence = (from: string, to: string, said: StatementWire): string => {
  const ended = said.ended ? `（截至${said.until}，已结束）` : ''
  return `${sentences[said.type](apart(from), apart(to), said)}${ended}${toldText(said)}`.trim()
}
