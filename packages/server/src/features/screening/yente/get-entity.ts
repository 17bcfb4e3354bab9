import type { getEntity as call } from '@maojian/contract/calls/yente'
import { needIndex } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { entityWire } from './entity-wire.ts'

export const getEntity: Verb<typeof call> = (context, { id }) => {
  const index = needIndex(context)
  const position = index.positionOf(id)
  if (position < 0) throw new Fault(404)
  return entityWire(index, index.subject(position))
}
