import type { traceOwnership as call } from '@maojian/contract/calls/ownership'
import { looseName } from '@maojian/domain/ownership/loose-name'
import { traceOwnership, type OwnershipAnswer } from '@maojian/domain/ownership/trace-ownership'
import { foldHan } from '@maojian/screening/name/han/han'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Asking } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { heardBearers } from './heard-bearers.ts'
import { partyKey } from './party-key.ts'

type Asked = z.output<typeof call.request>
type Listed = Asked['listed'][number]

const loose = (name: string): string => looseName(foldHan(name))

/** Parties of the holdings that are written as a listed one but for accents and company form: Acme Ltd and Acme Limited. */
const namesakesIn = ({ edges, listed, target }: Asked): Listed[] => {
  const named = new Map(
    [target, ...edges.flatMap(one => [one.owner, one.owned])].map(name => [partyKey(name), name]),
  )
  const alike = Map.groupBy(named.values(), loose)
  const listedKeys = new Set(listed.map(one => partyKey(one.party)))
  return listed
    .filter(({ party }) => !named.has(partyKey(party)))
    .flatMap(({ party, regimes }) =>
      (alike.get(loose(party)) ?? [])
        .filter(name => !listedKeys.has(partyKey(name)))
        .map(name => ({ party: name, regimes })),
    )
}

/** Who may be a listed party by the sound of the characters in which a holding names him. */
const heardIn = ({ edges, listed }: Asked): Listed[] =>
  heardBearers(edges, listed).flatMap(({ name, parties }) =>
    parties.map(({ regimes }) => ({ party: name, regimes })),
  )

/** The question's own holdings under the dated rules of its day, today unless said. */
export const traceOwners = (
  { now }: Pick<Asking, 'now'>,
  { date = shanghaiDay(now), ...asked }: Asked,
): OwnershipAnswer =>
  traceOwnership(controlFacts(), {
    ...asked,
    namesakes: [...namesakesIn(asked), ...heardIn(asked)],
    date,
    fold: partyKey,
  })
