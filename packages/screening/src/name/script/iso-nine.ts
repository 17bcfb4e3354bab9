const letters: Readonly<Record<string, string>> = {
  â: 'ya',
  û: 'yu',
  ŝ: 'shch',
  è: 'e',
  ë: 'yo',
  ʹ: '',
  ʺ: '',
}

/** Marks that hardly anything but the scientific writing of Cyrillic has, two of them together where one may be French or Turkish. */
const telling = /[ŝʹʺ]|[âû].*[čšž]|[čšž].*[âû]/iu

/** Cyrillic in the letters of ISO 9 (KENÛH, YAHNÛK) as it is otherwise romanised; other texts as they are. */
export const withoutIsoNine = (name: string): string =>
  telling.test(name)
    ? name.replace(/[âûŝèëʹʺ]/giu, letter => {
        const plain = letters[letter.toLowerCase()]!
        return letter === letter.toLowerCase() ? plain : plain.toUpperCase()
      })
    : name
