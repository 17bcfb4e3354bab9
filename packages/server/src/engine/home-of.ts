import type { Subject } from '@maojian/screening'

/** The fact that names a subject's own countries where it is known in others as well. */
export const homeFact = 'home'

/** Countries of the party itself. Whoever looks it up in a country where it has a branch still agrees with it. */
export const homeOf = ({ facts, countries }: Subject): readonly string[] =>
  facts[homeFact]?.split(';') ?? countries
