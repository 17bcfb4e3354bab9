export { needCountry } from './get-country.ts'
