/** Changes whenever the same query on the same lists could be answered differently. */
export const engineVersion = '2.21.0'
