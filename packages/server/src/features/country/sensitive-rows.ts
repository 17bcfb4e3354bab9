import type { sensitiveRow } from '@maojian/contract/calls/country'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { countryNameZh, getCountry } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'

export type SensitiveRowWire = z.output<typeof sensitiveRow>

const words: Readonly<Record<string, string>> = {
  'eu-arms-or-sector': '欧盟武器禁运或行业制裁',
  'un-arms': '联合国武器禁运',
  'un-comprehensive': '联合国全面措施',
  'us-d5': '美国武器禁运国家（国家组 D:5）',
  'us-e1': '支持恐怖主义国家（国家组 E:1）',
  'us-e2': '单边禁运（国家组 E:2）',
  'us-part-746': '美国出口管理条例第 746 部分的禁运或特别管制',
}

export const sensitiveRowOf = (code: string): SensitiveRowWire => {
  const { level, bases } = sensitiveCountry(controlFacts(), code)
  const rows = bases.map(one => ({
    level: one.level,
    text: words[one.basis] ?? one.basis,
    citation: one.citation,
  }))
  return {
    countryId: code,
    nameCn: countryNameZh(code),
    name: controlFacts().chart.get(code)?.name ?? getCountry(code)?.nameEn ?? code,
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
