import type { sensitiveRow } from '@maojian/contract/calls/country'
import { sensitiveBasisZh } from '@maojian/domain/control/render/sensitive-zh'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { countryNameEn, countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'

export type SensitiveRowWire = z.output<typeof sensitiveRow>

export const sensitiveRowOf = (code: string): SensitiveRowWire => {
  const { level, bases } = sensitiveCountry(controlFacts(), code)
  const rows = bases.map(one => ({
    level: one.level,
    text: sensitiveBasisZh(one.basis),
    citation: one.citation,
  }))
  return {
    countryId: code,
    nameCn: countryNameZh(code),
    name: controlFacts().chart.get(code)?.name ?? countryNameEn(code),
    riskLevel: level,
    description: rows.map(one => `${one.text}（${one.citation}）`).join('；'),
    bases: rows,
  }
}

const byName = new Intl.Collator('en')

/** Every sensitive country, the gravest first. */
export const sensitiveRows = (): SensitiveRowWire[] =>
  [...new Set(controlFacts().sensitive.map(one => one.code))]
    .map(sensitiveRowOf)
    .sort((a, b) => a.riskLevel - b.riskLevel || byName.compare(a.name, b.name))
