import { editDistance } from '../name/script/edit-distance.ts'
import { soundAlike } from '../name/han/han.ts'

const forms = [
  '有限责任公司',
  '有限責任公司',
  '股份有限公司',
  '集团有限公司',
  '集團有限公司',
  '有限公司',
  '株式会社',
  '株式會社',
] as const

/** One character changed for one of the same sound, or two turned round. */
const isMistyped = (tail: string, form: string): boolean => {
  if (editDistance(tail, form, 1) !== 1) return false
  const changed = Array.from(form, (char, i) => [char, tail[i]!] as const).filter(([a, b]) => a !== b)
  return changed.length === 2 || changed.every(([a, b]) => soundAlike(a, b))
}

const isTwice = (tail: string, form: string): boolean =>
  editDistance(tail, form, 1) === 1 && /(.)\1/u.test(tail) && tail.replace(/(.)\1/u, '$1') === form

/** What a form of company at the end was written like, with a character amiss: 有限司公, 限公司, 有线公司. */
const mistyped = (text: string, form: string): string | undefined => {
  const tail = (length: number): string => text.slice(-length)
  const { length } = form
  if (isTwice(tail(length + 1), form)) return tail(length + 1)
  if (isMistyped(tail(length), form)) return tail(length)
  return editDistance(tail(length - 1), form, 1) === 1 ? tail(length - 1) : undefined
}

const shortestName = 2

/** Of the last two characters of a form one at least stands among the last three of what is meant for it. */
const lastCharacters = new Set(forms.flatMap(form => form.slice(-2).split('')))

const mayEndInForm = (text: string): boolean => {
  for (let at = Math.max(0, text.length - 3); at < text.length; at++)
    if (lastCharacters.has(text[at]!)) return true
  return false
}

/** A Chinese name with the form of company at its end put right; the same text when there is nothing amiss. */
export const repairHanForm = (text: string): string => {
  if (!mayEndInForm(text) || !/\p{Script=Han}{5}$/u.test(text) || forms.some(form => text.endsWith(form)))
    return text
  for (const form of forms) {
    const tail = text.length >= form.length + shortestName ? mistyped(text, form) : undefined
    if (tail !== undefined) return text.slice(0, -tail.length) + form
  }
  return text
}
