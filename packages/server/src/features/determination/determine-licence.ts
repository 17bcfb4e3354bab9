import type {
  determineForUser as userCall,
  determineLicence as call,
} from '@maojian/contract/calls/determination'
import { determine } from '@maojian/domain/control/determine'
import { counterfactualZh, verdictZh } from '@maojian/domain/control/render/proof-zh'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { needCountry } from '../country/entry.ts'
import { nameOf } from '../eccn/entry.ts'
import { exceptionWire, verdictWire } from './determination-words.ts'
import { questionOf, type Input } from './question-of.ts'
import { screenEndUser } from './screen-end-user.ts'
import { withOpenHits, type OpenHit } from './with-open-hits.ts'

type Reply = z.output<typeof call.reply>

const disclaimer = '本判定依据公开规则与所填事实自动得出，不构成法律意见；出口前请由合规或法律人员核定。'

const replyOf = (input: Input, question: ReturnType<typeof questionOf>, open: readonly OpenHit[]) => {
  const found = withOpenHits(determine(controlFacts(), question), open)
  return {
    ...verdictWire(found, input.facts),
    riskLevel: found.riskLevel,
    verdict: verdictZh(found),
    eccn: found.eccn,
    paragraph: found.paragraph,
    name: nameOf(found.paragraph === '' ? found.eccn : `${found.eccn}.${found.paragraph}`),
    destination: found.destination,
    destinationName: countryNameZh(found.destination),
    date: found.date,
    exceptions: found.exceptions.map(exceptionWire),
    counterfactuals: found.counterfactuals.map(one => ({
      text: counterfactualZh(one),
      outcome: one.outcome,
    })),
    china: verdictWire(found.china, input.facts),
    disclaimer,
  }
}

const knownOf = (input: Input, now: Date) => ({
  destination: needCountry(input.destination),
  date: input.date ?? shanghaiDay(now),
})

const unscreened: Reply['endUser'] = { name: '', screened: false, snapshotId: '', publishedAt: '', hits: [] }

/** Licence determination as of a day, on what item, destination and end use say. */
export const determineLicence: Verb<typeof call> = ({ now }, input) => ({
  ...replyOf(input, questionOf(input, knownOf(input, now)), []),
  endUser: unscreened,
})

/** The same, the end user screened on the published lists first. */
export const determineForUser: Verb<typeof userCall> = (context, input) => {
  const index = needIndex(context)
  const known = knownOf(input, context.now)
  const { hits, parties, open } = screenEndUser(index, {
    name: input.endUser,
    day: known.date,
    decisions: input.decisions ?? {},
  })
  return {
    ...replyOf(input, questionOf(input, { ...known, parties }), open),
    endUser: {
      name: input.endUser,
      screened: true,
      snapshotId: index.id,
      publishedAt: index.meta.publishedAt,
      hits: [...hits],
    },
  }
}
