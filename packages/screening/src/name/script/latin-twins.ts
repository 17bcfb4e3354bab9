const pairsOf = (pairs: string): readonly (readonly [string, string])[] =>
  pairs.split(' ').map(pair => {
    const [twin = '', latin = ''] = pair
    return [twin, latin]
  })

const greek = new Map(pairsOf('ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa εe ηn ιi κk νv οo ρp τt υu χx'))

/** Letters that no list writes and that look like Latin ones: small capitals, Lisu, Cherokee. */
const strange = new Map([
  ...pairsOf('ᴀA ʙB ᴄC ᴅD ᴇE ꜰF ɢG ʜH ɪI ᴊJ ᴋK ʟL ᴍM ɴN ᴏO ᴘP ꞯQ ʀR ꜱS ᴛT ᴜU ᴠV ᴡW ʏY ᴢZ'),
  ...pairsOf('ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU'),
  ...pairsOf('ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎥI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏌU ᏙV ᎳW ᎽY ᏃZ'),
])

const anyTwin =
  /[\p{Script=Greek}\p{Script=Lisu}\p{Script=Cherokee}\p{Regional_Indicator}ʙɢʜɪʟɴʀʏ\u1d00-\u1d22\ua730\ua731\ua7af]/u
const word = /\p{L}+/gu
const mixedWithGreek = /(?=\p{L}*\p{Script=Greek})(?=\p{L}*\p{Script=Latin})\p{L}+/u
/** Two make a flag; more spell a word. */
const spelling = /\p{Regional_Indicator}{3,}/gu
const firstIndicator = 0x1f1e6

const letterOf = (indicator: string): string =>
  String.fromCharCode(65 + indicator.codePointAt(0)! - firstIndicator)

const isLatin = (text: string): boolean => /^\p{Script=Latin}+$/u.test(text)

/** A word whose letters are all Latin ones or twins of them becomes the Latin word; any other stays. */
const asLatin = (twins: ReadonlyMap<string, string>) => (text: string) => {
  const latin = [...text].map(char => twins.get(char) ?? char).join('')
  return isLatin(latin) ? latin : text
}

const both = new Map([...strange, ...greek])

/**
 * Twins of Latin letters read as what they look like (ΗUΑWΕΙ with Greek capitals). Greek names stay Greek: theirs are read
 * as Latin only in a text that mixes both inside one word.
 */
export const repairLatinTwins = (text: string): string => {
  if (!anyTwin.test(text)) return text
  const spelt = text.replace(spelling, run => Array.from(run, letterOf).join(''))
  return spelt.replace(word, asLatin(mixedWithGreek.test(spelt) ? both : strange))
}

const override = /\u202e([^\u202c\n]*)\u202c?/gu

/** What a right-to-left override shows backwards is read as it is shown. */
export const readOverrides = (text: string): string =>
  text.includes('\u202e') ? text.replace(override, (_, shown: string) => [...shown].reverse().join('')) : text
