import { attribute, plainText, type XmlElement } from '../../xml/element.ts'

/** Everything in the file is a number; these tables say what each number means. */
export class ReferenceValues {
  readonly #sets = new Map<string, Map<string, XmlElement>>()

  /** One set: `AliasTypeValues` with its `AliasType` elements. */
  add(set: XmlElement): void {
    for (const value of set.children) {
      const values = this.#sets.get(value.name) ?? new Map<string, XmlElement>()
      values.set(attribute(value, 'ID'), value)
      this.#sets.set(value.name, values)
    }
  }

  get size(): number {
    return this.#sets.size
  }

  /** Text of a value; empty where the number is missing or unknown. */
  text(set: string, id: string): string {
    return plainText(this.#sets.get(set)?.get(id)?.text ?? '')
  }

  attribute(set: string, id: string, name: string): string {
    const value = this.#sets.get(set)?.get(id)
    return value ? attribute(value, name) : ''
  }
}
