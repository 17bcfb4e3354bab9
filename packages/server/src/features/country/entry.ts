export { importPlaces, type PlaceAccount } from './import-places.ts'
