import { isGivenName } from './given-names.ts'

const article = /^(?:AL|EL)(.{5,})$/
/** Before some consonants the article sounds like them: AZZAHRA, ADDOUNIA, ASHSHARQ. */
const assimilated = /^[AE](SH|[RSZDNT])(?=\1)(.{5,})$/

/** A word without the Arabic article that is written together with it (ALZROONI: ZROONI), '' for any other word. */
export const withoutArticle = (key: string): string => {
  const sounded = assimilated.exec(key)?.[2]
  if (sounded !== undefined) return sounded
  const rest = article.exec(key)?.[1]
  return rest === undefined || isGivenName(key) ? '' : rest
}
