import type { Token } from './token.ts'

const points: ReadonlySet<string> = new Set('NORTE SUR SUL ESTE OESTE OUEST OVEST'.split(' '))

/** A point of the compass as firms of half of Europe and America have it: del Norte is no NORD, no NORTH and no 北方. */
export const isForeignPoint = ({ key }: Pick<Token, 'key'>): boolean => points.has(key)
