import type { ScreeningIndex, Subject } from '@maojian/screening'

/** The Chinese name that the index chose for the subject; '' where there is none. */
export const chineseName = (subject: Subject): string => subject.facts['nameZh'] ?? ''

/** The same for a party known by its id only. */
export const chineseNameById = (index: ScreeningIndex | undefined, id: string): string => {
  const position = index?.positionOf(id) ?? -1
  return index && position >= 0 ? chineseName(index.subject(position)) : ''
}
