import { categoryTable, productGroupTable } from './category.table.ts'

export type CategoryCode = (typeof categoryTable)[number][0]
export type ProductGroup = (typeof productGroupTable)[number][0]

/** Category 5 part 2 (information security) holds these numbers only. */
const partTwo = new Set(['002', '003', '004', '992'])

export const categoryOf = (code: string): CategoryCode | undefined => {
  if (code[0] === '5') return partTwo.has(code.slice(2, 5)) ? '5-2' : '5-1'
  return categoryTable.find(([category]) => category === code[0])?.[0]
}

export const productGroupOf = (code: string): ProductGroup | undefined =>
  productGroupTable.find(([group]) => group === code[1])?.[0]
