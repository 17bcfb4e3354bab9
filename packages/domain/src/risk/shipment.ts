import type { CountryKind, Deal, Shipment } from './deal.ts'

const countriesOf = ({ countries = [] }: Deal, ...kinds: readonly CountryKind[]): string[] => [
  ...new Set(countries.filter(one => kinds.includes(one.kind)).map(one => one.country)),
]

const passedOf = (deal: Deal): string[] => [
  ...countriesOf(deal, 'transit'),
  ...(deal.logistics ?? []).flatMap(one => (one.kind === 'transitCountry' ? (one.countries ?? []) : [])),
]

/** Each way of the goods: to every destination and every country to which they are sent on, from where they depart. */
export const shipmentsOf = (deal: Deal): Shipment[] => {
  const { endUse, partners } = deal
  const departures = countriesOf(deal, 'departure')
  // Of several places of departure China's own law asks for China; the others are passed on the way.
  const shipFrom = departures.find(country => country === 'CN') ?? departures[0]
  const passed = [...departures.filter(country => country !== shipFrom), ...passedOf(deal)]
  return countriesOf(deal, 'destination', 'reexport').map(destination => ({
    destination,
    via: [...new Set(passed)].filter(country => country !== destination),
    ...(shipFrom !== undefined && { shipFrom }),
    ...(endUse && { endUse }),
    ...(partners && { partners }),
  }))
}
