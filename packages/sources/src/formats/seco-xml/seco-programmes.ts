import { attribute, childrenOf, plainText, type XmlElement } from '../../xml/element.ts'

export interface SecoProgramme {
  /** `CH-` and the authority's short English name of the ordinance. */
  readonly code: string
  /** Full name of the ordinance and the article under which targets stand. */
  readonly basis: string
}

export type SecoProgrammes = Map<string, SecoProgramme>

const english = (element: XmlElement, name: string): string => {
  const texts = childrenOf(element, name)
  const found = texts.find(text => attribute(text, 'lang') === 'eng') ?? texts[0]
  return found ? plainText(found.text) : ''
}

/** Targets name a set of measures by number; the sets stand in the programmes at the head of the file. */
export const addProgramme = (programmes: SecoProgrammes, program: XmlElement): void => {
  const name = english(program, 'program-name')
  for (const set of childrenOf(program, 'sanctions-set')) {
    const id = attribute(set, 'ssid')
    if (programmes.has(id) && attribute(set, 'lang') !== 'eng') continue
    const code = `CH-${english(program, 'program-key') || name}`
    programmes.set(id, { code, basis: `${name} — ${plainText(set.text)}` })
  }
}
