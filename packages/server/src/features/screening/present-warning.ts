import type { Context } from '../../http/context.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { listWarning } from './answer-basis.ts'

/** What keeps 'nothing found' on the lists of now from being a conclusion; '' where nothing does, or none are loaded. */
export const presentWarning = ({ engine, now }: Pick<Context, 'engine' | 'now'>): string => {
  const index = engine.current()
  return index ? listWarning(index.meta, shanghaiDay(now)) : ''
}
