import type { Party } from '../rule/question.ts'

/** Whoever is told to own a party on a day, at any tier and whatever the share. */
export const ownersOn = ({ owners }: Party, date: string): string[] => [
  ...new Set(
    (owners?.edges ?? []).flatMap(({ owner, percent, since = '', until = '9999' }) =>
      percent === 0 || since > date || until < date ? [] : [owner],
    ),
  ),
]

/** As sentences about an owner call it. */
export const ownerZh = ({ name = '' }: Party, owner: string): string => `${name}的股东${owner}`
