/** One element of a record, read whole; prefixes are gone, text is its own (not its children's). */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
  /** The whole record as the file has it; only of records, and only where the shape asks for it. */
  readonly source?: string
}

/** Lists break lines and indent inside values: one space for any run of white space. */
export const plainText = (text: string): string => text.replace(/\s+/gu, ' ').trim()

export const attribute = (element: XmlElement, name: string): string =>
  plainText(element.attributes[name] ?? '')

export const childrenOf = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  element.children.filter(child => names.includes(child.name))

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find(child => child.name === name)

export const textOf = (element: XmlElement, name: string): string =>
  plainText(childOf(element, name)?.text ?? '')

/** Texts of all children of that name, empty ones left out. */
export const textsOf = (element: XmlElement, name: string): string[] =>
  childrenOf(element, name)
    .map(child => plainText(child.text))
    .filter(text => text !== '')

/** Elements at the end of a path of child names, in order of the file. */
export const elementsAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>((found, name) => found.flatMap(one => childrenOf(one, name)), [element])

export const textsAt = (element: XmlElement, ...path: readonly string[]): string[] =>
  elementsAt(element, ...path)
    .map(one => plainText(one.text))
    .filter(text => text !== '')
