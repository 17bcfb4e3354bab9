import { proposeChineseName, type NameProposal, type Subject } from '@maojian/screening'
import { chineseName } from './chinese-name.ts'

/** What a screen prints where a party has no Chinese name: made by rules, marked, kept out of every index. */
export const proposedName = (subject: Subject | undefined): NameProposal | null => {
  if (!subject || chineseName(subject) !== '') return null
  const names = subject.names.map(name => name.text)
  return proposeChineseName({ type: subject.type, names, countries: subject.countries }) ?? null
}
