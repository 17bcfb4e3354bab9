export { suggestCodes } from './classify-product.ts'
