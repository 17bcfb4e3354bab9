import { ByteReader, ByteWriter } from './byte-stream.ts'
import { keepKeys, soughtKeys } from './index/token-keys.ts'
import type { Accent } from './name/token/accent.ts'
import type { Role } from './name/lexicon/lexicon.ts'
import { isHeard } from './name/reading/heard.ts'
import { isGeneric, isReading, Token, type VariantKind } from './name/token/token.ts'
import { variantOf } from './name/token/variant.ts'
import type { Question, QuestionForm } from './question.ts'

/** Words of which there are ever new ones: what they look for is kept, that of the others is found again at once. */
const isKeyed = (token: Token, ofReading: boolean): boolean =>
  isHeard(token) ||
  (!ofReading && !token.han && token.accent === '' && token.concept === '' && !isGeneric(token))

const flags = { han: 1, abjad: 2, keyed: 4, words: 1, slips: 2 } as const

const sum = (...bits: readonly (readonly [boolean, number])[]): number =>
  bits.reduce((all, [is, bit]) => (is ? all | bit : all), 0)

/** Each text once, by its place. */
class Texts {
  readonly #places = new Map<string, number>()

  placeOf(text: string): number {
    const known = this.#places.get(text)
    if (known !== undefined) return known
    this.#places.set(text, this.#places.size)
    return this.#places.size - 1
  }

  write(out: ByteWriter): void {
    out.count(this.#places.size)
    for (const text of this.#places.keys()) out.text(text)
  }
}

/** Words of many forms, each once. */
class Words {
  readonly #places = new Map<string, number>()
  readonly #out = new ByteWriter()
  readonly #texts: Texts

  constructor(texts: Texts) {
    this.#texts = texts
  }

  placeOf(token: Token, ofReading: boolean): number {
    const { key, role, concept, accent, han, abjad, weight } = token
    const keyed = isKeyed(token, ofReading)
    const bits = sum([han, flags.han], [abjad, flags.abjad], [keyed, flags.keyed])
    const facts = [key, role, concept, accent, bits, weight].join('|')
    const known = this.#places.get(facts)
    if (known !== undefined) return known
    const out = this.#out
    out.text(key)
    for (const text of [role, concept, accent]) out.count(this.#texts.placeOf(text))
    out.count(bits)
    out.fraction(weight)
    if (keyed) out.hashes(soughtKeys(token))
    this.#places.set(facts, this.#places.size)
    return this.#places.size - 1
  }

  write(out: ByteWriter): void {
    out.count(this.#places.size)
    out.bytes(this.#out.take())
  }
}

const writeForm = (out: ByteWriter, asked: QuestionForm, { texts, words }: Tables): void => {
  const { form, words: byWords, slips, spelled, other } = asked
  out.count(texts.placeOf(form.kind))
  out.count(sum([byWords, flags.words], [slips, flags.slips]))
  out.count(form.tokens.length)
  for (const token of form.tokens) out.count(words.placeOf(token, isReading(form)))
  out.hashes(spelled)
  out.hashes(other)
}

interface Tables {
  readonly texts: Texts
  readonly words: Words
}

/** Many questions, the words that they share written once. */
export const writeQuestions = (questions: readonly Question[]): Uint8Array => {
  const texts = new Texts()
  const tables = { texts, words: new Words(texts) }
  const body = new ByteWriter()
  body.count(questions.length)
  for (const { forms, letters, codes } of questions) {
    body.count(forms.length)
    for (const form of forms) writeForm(body, form, tables)
    body.count(letters.length)
    for (const text of letters) body.text(text)
    body.hashes(codes)
  }
  const out = new ByteWriter()
  tables.texts.write(out)
  tables.words.write(out)
  out.bytes(body.take())
  return out.take()
}

const readWord = (from: ByteReader, texts: readonly string[]): Token => {
  const key = from.text()
  const [role, concept, accent] = [from, from, from].map(one => texts[one.count()]!)
  const bits = from.count()
  const token = new Token({
    text: key,
    key,
    role: role as Role,
    concept: concept!,
    accent: accent as Accent,
    han: (bits & flags.han) !== 0,
    abjad: (bits & flags.abjad) !== 0,
    weight: from.fraction(),
  })
  if ((bits & flags.keyed) !== 0) keepKeys(token, from.hashes())
  return token
}

export const readQuestions = (bytes: Uint8Array): Question[] => {
  const from = new ByteReader(bytes)
  const texts = from.list(() => from.text())
  const words = from.list(() => readWord(from, texts))
  const readForm = (): QuestionForm => {
    const kind = texts[from.count()] as VariantKind
    const bits = from.count()
    const form = variantOf(
      kind,
      from.list(() => words[from.count()]!),
    )
    return {
      form,
      words: (bits & flags.words) !== 0,
      slips: (bits & flags.slips) !== 0,
      spelled: from.hashes(),
      other: from.hashes(),
    }
  }
  return from.list(() => ({
    forms: from.list(readForm),
    letters: from.list(() => from.text()),
    codes: from.hashes(),
  }))
}
