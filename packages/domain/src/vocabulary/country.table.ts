/** Code, Chinese name, English name, other spellings met in official lists. Facts of ISO 3166-1. */
export const countryTable: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['CN', '中国', 'China', ['PRC', 'China, P.R. of']],
]
