import { isMilitarySeries, parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { controlFacts } from '../../facts/control-facts.ts'

/** Whether 'specially designed' may decide: the heading says it, or it is a military series, whose paragraphs do. */
export const asksDesign = (eccn: string): boolean => {
  const code = parseEccn(eccn)?.code ?? ''
  const terms = controlFacts().eccns.get(code)?.terms ?? []
  return terms.includes('specially designed') || isMilitarySeries(code)
}
