import { soundFold } from './sound.ts'

const ending = /^([A-Z]{4,}?)(SK|TSK)(?:IY|IJ|II|YI|YY|Y|I|AYA|AIA|AJA|OE|OYE|OJE|OGO|OY|OI|OM|IE|IYE|IKH)$/
const none: readonly string[] = []

/** Folded nouns of which a word is the Russian adjective (URALSKIY: URAL; MAGNITOGORSKAYA: MAGNITOGORSK); none for others. */
export const nounsOf = (word: string): readonly string[] => {
  if (!word.includes('SK')) return none
  const [, noun, suffix] = ending.exec(word) ?? []
  return noun === undefined ? none : [soundFold(noun), soundFold(noun + suffix)]
}
