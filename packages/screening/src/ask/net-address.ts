import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { mailWords } from './remarks.table.ts'

/** An electronic mail address or the address of a page. */
export const netAddress =
  /<?(?:mailto:)?[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+>?|(?:https?:\/\/|www\.)[^\s,;]+/giu

const shortestName = 5

const named = (text: string): string[] => {
  const words = text.split(/[^\p{L}]+/u).filter(word => word.length > 0 && !mailWords.has(word.toLowerCase()))
  return words.join('').length < shortestName ? [] : [words.join(' ')]
}

/** The part of a host that a party chose: larkfield of www.larkfield.co.uk. */
const hostName = (host: string): string =>
  host.replace(/(?:\.(?:com|co|net|org|gov|edu|ac|ltd))?\.[\p{L}]+$/iu, '').replace(/^.*\./u, '')

const bare = /^(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|gov|[a-z]{2})(?:\/\S*)?$/iu

/** The name in a text that may be a host alone (larkfield.com), besides the text as it stands. */
export const namesOfHost = (text: string): string[] =>
  holds(kindsIn(text), characterKinds.dot) && bare.test(text)
    ? named(hostName(text.replace(/\/.*$/u, '')))
    : []

/** Names in a text that is an address and nothing else (igor.petrov@larkfield.com: Igor Petrov, Larkfield), or undefined. */
export const namesOfAddress = (text: string): string[] | undefined => {
  if (!holds(kindsIn(text), characterKinds.at | characterKinds.slash | characterKinds.dot)) return undefined
  if (!/[@/]|^www\./iu.test(text) || text.replace(netAddress, '').trim() !== '') return undefined
  const [, box, mailHost] = /^<?(?:mailto:)?([^@/]+)@([^@>]+)>?$/iu.exec(text) ?? []
  const host = mailHost ?? text.replace(/^https?:\/\//iu, '').replace(/[/:?#].*$/u, '')
  return [...named(box ?? ''), ...named(hostName(host))]
}
