/** Signs that turn the writing about: whatever stands behind one on a line, our own words too, is drawn backwards. */
const signs = /[\u202a-\u202e\u2066-\u2069]/gu
const shownSign = /\[U\+(202[A-E]|206[6-9])\]/gu

const codePoint = (sign: string): string => sign.codePointAt(0)!.toString(16).toUpperCase()

/** A text as it may stand among other words: every such sign is written out, so that it is seen and turns nothing. */
export const showDirectionSigns = (text: string): string =>
  text.replaceAll(signs, sign => `[U+${codePoint(sign)}]`)

/** The text as it was typed, of one that was shown: what goes through a form comes back unchanged. */
export const typedDirectionSigns = (text: string): string =>
  text.replaceAll(shownSign, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
