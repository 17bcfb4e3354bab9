import { isLoose } from '../../name/reading/loose-brand.ts'
import { isForeignSpelling } from '../../name/han/surnames.ts'
import { isGeneric, isOnlyRead, type Token } from '../../name/token/token.ts'
import type { Match, Sides } from '../piece/match.ts'
import { tellingWeight } from './contained.ts'
import { transcriptionFactor } from './heard-whole.ts'
import { lowered, type Pair, type Signal } from './signal.ts'
import { tellsLine } from './trade.ts'

const partialReading = 0.78

/** A brand heard loosely says something only where the business or the place agrees too. */
const meetsBrand = (matches: readonly Match[], { query, listed }: Sides): boolean => {
  if (!query.some(isLoose) && !listed.some(isLoose)) return true
  const brand = matches.some(
    ({ queryFrom, listedFrom }) => isLoose(query[queryFrom]!) || isLoose(listed[listedFrom]!),
  )
  return brand && matches.some(({ queryFrom }) => query[queryFrom]!.role === 'trade')
}

/** A reading must be whole: one syllable group more or less is another name (李强 is not Li Yun-chiang). */
const readingFactor = ({ matches, sides, ...pair }: Pair): number => {
  const { query, listed } = sides
  if (!isOnlyRead(pair.query) && !isOnlyRead(pair.listed)) return 1
  if (!meetsBrand(matches, sides)) return 0
  const heard = transcriptionFactor(matches, sides)
  if (heard !== undefined) return heard
  const words = (tokens: readonly Token[]): number => tokens.filter(token => !isGeneric(token)).length
  const met = (
    from: 'queryFrom' | 'listedFrom',
    to: 'queryTo' | 'listedTo',
    tokens: readonly Token[],
  ): number => matches.reduce((sum, match) => sum + words(tokens.slice(match[from], match[to])), 0)
  const whole =
    met('queryFrom', 'queryTo', query) === words(query) &&
    met('listedFrom', 'listedTo', listed) === words(listed)
  if (!whole) return ofFirm(matches, sides) ? firmReading : partialReading
  const aloud = [...query, ...listed].find(token => token.accent !== '')
  if (aloud?.accent === 'yue' && telling(query) !== telling(listed)) return partialReading
  if (!aloud || !inPinyin(query) || !inPinyin(listed)) return 1
  return aloud.accent === 'yue' && meetsTrade(matches, query) ? firmReading : partialReading
}

/** Whether a name tells a line of business: SUN HUNG KAI PROPERTIES is another firm than 新鸿基 alone. */
const telling = (tokens: readonly Token[]): boolean => tokens.some(tellsLine)

/** HANG SENG could be pinyin too: that it is Cantonese its business tells. */
const meetsTrade = (matches: readonly Match[], query: readonly Token[]): boolean =>
  matches.some(({ queryFrom }) => query[queryFrom]!.role === 'trade')

const firmReading = 0.92

/** Most of what may be left unread, as a share of what was read. */
export const mostUnread = 0.82

/** A firm whose brand is read whole and whose business agrees may have one more word: 滇池水务, DIANCHI WATER TREATMENT. */
const ofFirm = (matches: readonly Match[], { query, listed }: Sides): boolean => {
  let read = 0
  let business = false
  for (const { queryFrom, agreement, weight } of matches) {
    const token = query[queryFrom]!
    if (token.role === 'trade') business = true
    else if (!isGeneric(token) && agreement.value >= 0.99) read += weight
  }
  const unread = (tokens: readonly Token[]): number =>
    tokens.reduce((sum, token) => sum + (isGeneric(token) ? 0 : token.weight), 0) - read
  return business && read >= tellingWeight && Math.max(unread(query), unread(listed)) <= mostUnread * read
}

/** A Latin name in plain pinyin is read as pinyin alone: CHANG is CHENG in no dialect. */
const inPinyin = (tokens: readonly Token[]): boolean =>
  tokens.every(
    token =>
      token.accent !== '' ||
      isGeneric(token) ||
      (token.word.syllables?.length === 1 && !isForeignSpelling(token.key)),
  )

/** A reading that is not met whole. */
export const reading: Signal = {
  name: 'reading',
  tells: 'A reading (pinyin, Cantonese, Korean, Japanese, transcription) is met in part only.',
  example: ['李强', 'Li Yunchiang'],
  of: pair => lowered('partReading', readingFactor(pair)),
}
