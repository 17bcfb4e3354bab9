const marker = /(?:named\s+(?:after|for)|(?<!\p{L})(?:имени|им\.|imeni|im\.))/iu.source
const anyMarker = /named\s|им(?:\.|ени)|im(?:\.|eni)/iu
const titles =
  /(?:academi(?:cian|c|k|an)|akademika|академика|professora?|профессора|marshala?|маршала|general(?:a)?|генерала)/iu
    .source
const dotted = /(?:\p{L}\p{Ll}?\.\s?-?){1,3}/u.source
const initials = `(?:${dotted}|(?:\\p{L}\\s){1,3}|\\p{L}{2}\\s)`

const inFront = new RegExp(
  `(${marker})\\s*(?:the\\s+)?(?:${titles}\\s+)*(?:${initials})?\\s*(?=\\p{L}{3})`,
  'giu',
)
const behind = new RegExp(`(${marker}\\s*[\\p{L}-]{3,})\\s+${dotted}`, 'giu')

let lastName = ''
let lastTells = false

/** Whether a name may tell whom the house is named after; it is asked twice of each name, one time after the other. */
const tellsDedication = (name: string): boolean => {
  if (name !== lastName) {
    lastName = name
    lastTells = anyMarker.test(name)
  }
  return lastTells
}

/** A house is called by the surname of whom it is named after (им. академика А.И. Берга); title and initials are left out. */
export const surnameOfDedication = (name: string): string =>
  tellsDedication(name) ? name.replace(inFront, '$1 ').replace(behind, '$1') : name

const whole = new RegExp(
  `${marker}\\s*(?:the\\s+)?(?:${titles}\\s+)*(?:${initials})?\\s*[\\p{L}-]{3,}`,
  'giu',
)

/** The name without whom the house is named after, which others leave out; the same name when it tells nobody. */
export const withoutDedication = (name: string): string =>
  tellsDedication(name) ? surnameOfDedication(name).replace(whole, ' ') : name
