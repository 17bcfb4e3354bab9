import { attribute, childrenOf, elementsAt, plainText, type XmlElement } from '../../xml/element.ts'
import type { AdvancedFile } from './advanced-file.ts'

/** Order in which OFAC prints the parts of an address. */
const order = ['ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'CITY', 'STATE/PROVINCE', 'POSTAL CODE', 'REGION']

export const countryOf = (location: XmlElement, { values }: AdvancedFile): string =>
  childrenOf(location, 'LocationCountry')
    .map(country => values.text('Country', attribute(country, 'CountryID')))
    .find(name => name !== '') ?? ''

export const addressOf = (location: XmlElement, file: AdvancedFile): string => {
  const parts = childrenOf(location, 'LocationPart').map(part => {
    const kind = file.values.text('LocPartType', attribute(part, 'LocPartTypeID')).toUpperCase()
    const text = elementsAt(part, 'LocationPartValue', 'Value').map(value => plainText(value.text))[0] ?? ''
    return { at: order.indexOf(kind), text }
  })
  const sorted = parts.filter(part => part.text !== '').sort((a, b) => a.at - b.at)
  return sorted.length === 0
    ? ''
    : [...sorted.map(part => part.text), countryOf(location, file)].filter(Boolean).join(', ')
}
