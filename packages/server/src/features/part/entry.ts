export { importParts, type PartAccount } from './import-parts.ts'
