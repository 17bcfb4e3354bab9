import { findCountry } from '@maojian/domain/vocabulary/country'
import type { EntryDraft } from '../entry/entry-draft.ts'
import type { ReadReport } from '../types.ts'
import { findField, readOfacField } from './field-value.ts'
import { akaKind } from './party.ts'

/** `Passport A10472263 (Malaysia) issued 14 Dec 2005 expires …`: the number and the issuing country. */
const numberAndCountry = (text: string): { value: string; country?: string; note?: string } => {
  const said = /\s+((?:issued|expires)\s.*)$/u.exec(text)
  const note = said ? { note: said[1]! } : {}
  const value = (said ? text.slice(0, said.index) : text).trim()
  const found = /^(.*\S)\s+\(([^()]+(?:\([^()]*\))?)\)$/u.exec(value)
  return found && findCountry(found[2]!)
    ? { value: found[1]!, country: found[2]!, ...note }
    : { value, ...note }
}

const quoted = /^(?:alt\.\s+)?([afn]\.k\.a\.)[,:]?\s+['"‘“](.+)['"’”]$/iu

const readPart = (draft: EntryDraft, part: string, report: ReadReport): void => {
  const aka = quoted.exec(part)
  // Quoted names in the remarks are OFAC's weak a.k.a.s, which ALT.CSV leaves out.
  if (aka) return draft.name(aka[2]!, akaKind(aka[1]!, !/^f/iu.test(aka[1]!)))
  const text = part.replace(/^alt\.\s+/iu, '')
  const found = findField(text)
  if (!found) return draft.fact('remark', part)
  if ('special' in found.field && found.field.special === 'labelled') return draft.fact('measure', text)
  const rest = text.slice(found.words.length).replace(/^\s*(?:(?:No|Number)\.?(?=\s))?\s*[#:.-]*\s*/u, '')
  if (rest === '') return draft.fact('remark', part)
  const field = 'id' in found.field ? numberAndCountry(rest) : { value: rest }
  readOfacField(draft, { ...field, label: found.words }, report)
}

/** Words that end with a full stop of their own: `CO., LTD.`, `S.A.`, `Jr.` */
const abbreviation = /(?:\.\p{L}|(?<![\p{L}\p{N}])(?:LTD|CO|INC|CORP|BHD|PVT|PTE|ST|NO|JR|SR|\p{L}))\.$/iu

/** The full stop of the whole remark; one of an abbreviation belongs to the name. */
const withoutFullStop = (text: string): string => (abbreviation.test(text) ? text : text.replace(/\.$/u, ''))

const outerBrackets = /^\((.*)\)$/u

/** Reads the prose of an OFAC record: parts end with `; `, the whole with a full stop, some stand in brackets. */
export const readRemark = (draft: EntryDraft, text: string, report: ReadReport): void => {
  const whole = withoutFullStop(text.trim()).replace(outerBrackets, '$1')
  for (const part of whole.split(/;\s+|;(?=\p{Ll})|\)\s+\((?=Linked To)/u)) {
    const clean = part.trim().replace(outerBrackets, '$1')
    if (clean !== '') readPart(draft, clean, report)
  }
}
