import { joinZh } from '../source/entry.ts'
import type { StoredQuestion } from './ownership-of.ts'

const mostTold = 5

/** Owners in a question that nobody names; '' where there are none. */
export const namelessWords = ({ nameless }: Pick<StoredQuestion, 'nameless'>): string => {
  if (nameless.length === 0) return ''
  const more = nameless.length > mostTold ? `等${nameless.length}方` : ''
  return `持有人${joinZh(nameless.slice(0, mostTold))}${more}未载明名称，无法与名单比对：不能据此认为与列名方没有股权关系。`
}
