import type { trackLink as call } from '@maojian/contract/calls/enterprise-group'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { countControlUse } from './control-use-store.ts'

const aDay = 86_400_000

/** Adds one use to the day of the click; a clock that is a day off is refused. */
export const trackLink: Verb<typeof call> = async ({ db, now }, { clickTime, eventCode, moduleCode }) => {
  const clicked = new Date(clickTime)
  if (Math.abs(now.getTime() - clicked.getTime()) > aDay)
    throw new Fault(400, '参数 clickTime：应在前后一天之内')
  await countControlUse(db, { day: shanghaiDay(clicked), module: moduleCode, control: eventCode })
  return {}
}
