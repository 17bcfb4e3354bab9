export { suggestCodes } from './classify-product.ts'
export { savedClassifications } from './store.ts'
