import type { Found } from './found-name.ts'
import type { OpenIndex } from './index/open.ts'

/** 俄罗斯现代商船 as a whole is more alike to a company than to any ship, whatever it ends in. */
export const namesCompany = (index: OpenIndex, text: string, found: Iterable<Found>): boolean => {
  let [company, ship] = [0, 0]
  for (const { subject, score, query } of found) {
    const type = index.subjects.type(subject)
    if (type === '03') ship = Math.max(ship, score.score)
    else if (type === '01' && query.tokens.map(token => token.text).join('') === text)
      company = Math.max(company, score.score)
  }
  return company > ship
}
