import type { determineLicence as call } from '@maojian/contract/calls/determination'
import { determine } from '@maojian/domain/control/determine'
import { counterfactualZh, verdictZh } from '@maojian/domain/control/render/proof-zh'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type { ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { needCountry } from '../country/entry.ts'
import { nameOf } from '../eccn/entry.ts'
import { exceptionWire, verdictWire } from './determination-words.ts'
import { questionOf, type Input } from './question-of.ts'
import { screenEndUser, type Screened } from './screen-end-user.ts'
import { withOpenHits, type OpenHit } from './with-open-hits.ts'

type Reply = z.output<typeof call.reply>

const disclaimer = '本判定依据公开规则与所填事实自动得出，不构成法律意见；出口前请由合规或法律人员核定。'

const endUserWire = (
  name: string,
  screened: Screened | undefined,
  index: ScreeningIndex | undefined,
): Reply['endUser'] => ({
  name,
  screened: screened !== undefined,
  snapshotId: screened === undefined ? '' : (index?.id ?? ''),
  publishedAt: screened === undefined ? '' : (index?.meta.publishedAt ?? ''),
  hits: [...(screened?.hits ?? [])],
})

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

/** Licence determination as of a day, the end user screened on the published lists first. */
export const determineLicence: Verb<typeof call> = (context, input) => {
  const date = input.date ?? shanghaiDay(context.now)
  const name = input.endUser ?? ''
  const index = name === '' ? undefined : needIndex(context)
  const screened = index && screenEndUser(index, { name, day: date, decisions: input.decisions ?? {} })
  const question = questionOf(input, {
    destination: needCountry(input.destination),
    date,
    ...(screened === undefined ? {} : { parties: screened.parties }),
  })
  return {
    ...replyOf(input, question, screened?.open ?? []),
    endUser: endUserWire(name, screened, index),
  }
}
