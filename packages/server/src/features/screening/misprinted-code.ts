import { identifierKinds, type Identifier } from '@maojian/domain/vocabulary/identifier'
import { isMisprinted, misprintedCodes } from '@maojian/screening'
import { namesOf, type Screened } from './screening-terms.ts'

const noteOf = ({ kind, value }: Identifier): string =>
  `“${value}”不符合${identifierKinds[kind]}的校验规则，可能录入有误，请对照原件核实后重新筛查`

/** What is told of codes that are slips of the pen by their own check digit, among these and inside names: each as a note. */
export const misprintNotes = (
  names: readonly string[],
  codes: readonly Identifier[] = [],
): readonly string[] => [
  ...new Set([...codes.filter(isMisprinted), ...names.flatMap(misprintedCodes)].map(noteOf)),
]

/** The same of one who is screened, as sentences; '' where no code is such a slip. */
export const misprintWarning = (screened: Pick<Screened, 'name' | 'otherNames' | 'identifiers'>): string =>
  misprintNotes(namesOf(screened), screened.identifiers)
    .map(note => `${note}。`)
    .join('')
