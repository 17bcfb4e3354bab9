export { assess, dealSources } from './check-deal.ts'
export { dealOwnership } from './deal-ownership.ts'
export { countryAt, readBank, readItem, readLogistics } from './deal-rows.ts'
export { readDeal } from './read-deal.ts'
