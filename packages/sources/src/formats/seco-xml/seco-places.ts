import { countryCode, isoCountry } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import type { ReadReport } from '../../types.ts'
import { attribute, childOf, childrenOf, textOf, type XmlElement } from '../../xml/element.ts'

/** Places stand apart in the file, after or before the targets that point at them. */
export type SecoPlaces = Map<string, XmlElement>

const countryOf = (element: XmlElement | undefined, report: ReadReport): string | undefined => {
  const country = element && childOf(element, 'country')
  if (!country) return undefined
  const code = attribute(country, 'iso-code')
  return code === '' ? countryCode(country.text, report) : isoCountry(code, report)
}

const textOfPlace = (element: XmlElement, place: XmlElement | undefined): string => {
  const of = (name: string): string => textOf(element, name) || (place ? textOf(place, name) : '')
  const box = textOf(element, 'p-o-box')
  const parts = [
    ...['c-o', 'address-details'].map(name => textOf(element, name)),
    box === '' ? '' : `P.O. Box ${box}`,
    ...['zip-code', 'location', 'area', 'country'].map(of),
  ]
  const remarks = textOf(element, 'remarks')
  const text = parts.filter(part => part !== '').join(', ')
  return remarks === '' ? text : `${text} (${remarks})`
}

export const addPlaces = (
  entry: EntryDraft,
  identity: XmlElement,
  places: SecoPlaces,
  report: ReadReport,
): void => {
  for (const address of childrenOf(identity, 'address')) {
    const place = places.get(attribute(address, 'place-id'))
    entry.address(textOfPlace(address, place))
    entry.country(countryOf(address, report) ?? countryOf(place, report) ?? '')
  }
  for (const birth of childrenOf(identity, 'place-of-birth'))
    entry.fact('birthPlace', textOfPlace(birth, places.get(attribute(birth, 'place-id'))))
  for (const nationality of childrenOf(identity, 'nationality')) {
    entry.country(countryOf(nationality, report) ?? '')
    entry.fact('nationality', textOf(nationality, 'country'))
  }
}
