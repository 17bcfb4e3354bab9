import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { repeatWords, type RepeatResult } from '../features/evidence/entry.ts'

type Subject = RepeatResult['subjects'][number]
type Answer = Subject['today']

const told = (answer: Answer | undefined): string =>
  answer === undefined ? '—' : `${rowVerdicts[answer.verdict]} ${answer.count} 个`

const scored = (score: number | undefined): string => (score === undefined ? '无' : String(score))

const isOther = ({ recorded, again, today }: Subject['parties'][number]): boolean =>
  recorded !== again || recorded !== today

/** A record screened once more, for a person at the command line. */
export const repeatLines = (result: RepeatResult): string[] => {
  const { title, detail } = repeatWords(result)
  return [
    title,
    detail,
    ...result.subjects.flatMap(({ name, recorded, again, today, parties }) => [
      `${name}：记录 ${told(recorded)}；当时的名单 ${told(again)}；今天的名单 ${told(today)}`,
      ...parties
        .filter(isOther)
        .map(
          party =>
            `  ${party.id} ${party.name}：记录 ${scored(party.recorded)}，当时 ${scored(party.again)}，今天 ${scored(party.today)}`,
        ),
    ]),
  ]
}
