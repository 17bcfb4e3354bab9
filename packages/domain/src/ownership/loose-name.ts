const legalForms =
  /^(?:ltd|limited|llc|llp|lp|inc|incorporated|corp|corporation|co|company|plc|gmbh|ag|sa|srl|spa|bv|nv|pjsc|ojsc|jsc|pao|oao|ooo|ao|zao)$/u
const hanForms = /(?:集[团團])?(?:股[份])?(?:有限)?(?:[责責]任)?公司$/u

/** Whether a word in small letters is a company's form and no name. */
export const isLegalForm = (word: string): boolean => legalForms.test(word)

/** 华为技术有限公司 is 华为技术; what is a form and nothing else stays. */
export const withoutHanForm = (text: string): string => text.replace(hanForms, '') || text

/** Without accents. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC')

/** Letters that are no other letter with a mark. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'a', œ: 'o', ł: 'l', đ: 'd', ı: 'i' }

/**
 * What one name has in common however its accents, umlauts and company form are written: Müller AG, Mueller and Muller
 * GmbH. It may be another company, so it makes nobody certain.
 */
export const looseName = (name: string): string => {
  const folded = plain(withoutHanForm(plain(name)).toLowerCase().replaceAll('.', ''))
    .replaceAll(/[ßøæœłđı]/gu, letter => letters[letter]!)
    .replaceAll(/(?<=[aou])e/gu, '')
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter(word => !isLegalForm(word))
  return (own.length > 0 ? own : words).join('')
}
