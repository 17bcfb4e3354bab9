/** East Asian names are written family name first and without a blank. */
const eastAsian = /^(Chinese|Japanese|Korean|Hangul|Han)/u

export const isLatin = (script: string): boolean => script === 'Latin' || script === ''

/** First and last name as one text in the order of its script. */
export const joinName = (first: string, last: string, script: string): string => {
  if (first === '' || last === '') return first + last
  return eastAsian.test(script) ? last + first : `${first} ${last}`
}
