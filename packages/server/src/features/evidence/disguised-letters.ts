/** Letters that are drawn like Latin ones, in one word with them: the paper would read as another name than was screened. */
const mixedWord =
  /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Cherokee}])\p{L}+/u
/** Scripts that no customer writes his name in, small capitals, letters made of flags, and signs that turn the writing about. */
const strange =
  /[\p{Script=Lisu}\p{Script=Cherokee}ʙɢʜɪʟɴʀʏ\u1d00-\u1d22\ua730\ua731\ua7af\u202d\u202e]|\p{Regional_Indicator}{3}/u

/** Why a name cannot stand on paper as it was screened; '' where it can. */
export const disguisedLetters = (name: string): string =>
  strange.test(name)
    ? '名称含有改变书写方向的符号，或与拉丁字母形似的其他文字'
    : mixedWord.test(name)
      ? '名称的同一个词中混有不同文字的形似字母'
      : ''
