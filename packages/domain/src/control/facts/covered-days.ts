import type { ControlFacts, Coverage } from './control-facts.ts'

type Facts = Pick<ControlFacts, 'coverage'>

/** Older than this on the day of the question, facts answer with a warning (domain design, 'facts have a day'). */
export const oldAfterDays = 60

const dayMs = 86_400_000

export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs)

const coverageOf = ({ coverage }: Facts, law: Coverage['law']): Coverage => {
  const found = coverage.find(one => one.law === law)
  if (found === undefined) throw new Error(`coverage.tsv: ${law}`)
  return found
}

/** First day about which may be asked, and day of the newest text. */
export const factsSpan = (facts: Facts): Pick<Coverage, 'from' | 'to'> => coverageOf(facts, 'us')

const lawsZh = { us: '美国', cn: '中国' } as const

/** What must be said about the age of the facts on a day. */
export const factWarnings = (facts: Facts, date: string): string[] =>
  (['us', 'cn'] as const).flatMap(law => {
    const { read, to } = coverageOf(facts, law)
    const age = daysBetween(to, date)
    if (age > oldAfterDays)
      return [
        `${lawsZh[law]}管制事实截至 ${to}，早于判定日 ${String(age)} 天；其后的修订未计入，请核对最新官方文本。`,
      ]
    return date < read
      ? [
          `${lawsZh[law]}管制事实读自 ${read} 以后的文本；判定日 ${date} 至该日之间的修订未逐条回溯，请核对当时的官方文本。`,
        ]
      : []
  })
