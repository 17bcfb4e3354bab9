import type { ControlFacts } from '../control/facts/control-facts.ts'
import { parseEccn } from '../control/code/parse-eccn.ts'
import type { FoundProduct } from './find-products.ts'

const written = /(?<![\p{L}\p{N}])\d[A-E]\d{3}(?:\.[a-z0-9]+)*(?![\p{L}\p{N}])/gu

const why = '名称中写明了编码，须按该条目的参数核对'

/** Codes that a name itself writes and that stand in a list: 9A610.x C-130 part. */
export const typedCodes = (facts: ControlFacts, name: string): FoundProduct[] =>
  [...name.normalize('NFKC').matchAll(written)].flatMap(([code]) => {
    const base = parseEccn(code)?.code ?? ''
    const eccns = facts.eccns.has(base) ? [code] : []
    const cnCodes = facts.cnDualUse.has(base) ? [base] : []
    if (eccns.length + cnCodes.length === 0) return []
    const free = { apart: [], does: [], hs: [], mostlyFree: [], usualEar99: false }
    return [{ row: { ...free, wordings: [code], eccns, cnCodes, why }, wording: code, likeness: 1 }]
  })
