import { runsOf } from '../../name/cut/runs.ts'
import { foldLatin } from '../../name/script/latin.ts'
import { isForeignArticle } from '../../name/lexicon/small-words.ts'
import type { NameScore } from '../score/compose.ts'

const sameToTheLetter = 100
const butForAnArticle = 99

const articlesIn = (text: string): string[] =>
  runsOf(text).flatMap(({ script, text: word }) => {
    const key = script === 'latin' ? foldLatin(word) : ''
    return isForeignArticle(key) ? [key] : []
  })

/** Les Norva is nearly Norva: names of which one has an article that the other lacks are not the same to the letter. */
export const withoutArticleLeft = (score: NameScore, query: string, listed: () => string): NameScore => {
  if (score.score < sameToTheLetter) return score
  const [own, other] = [articlesIn(query), articlesIn(listed())]
  const alike = own.length === other.length && own.every(word => other.includes(word))
  return alike ? score : { ...score, score: butForAnArticle }
}
