import type { ReactNode } from 'react'
import { SanctionEvaluation } from '../../features/sanction/sanction-evaluation.tsx'

export interface IndexTab {
  /** Value of componentName in the address. */
  readonly name: string
  readonly label: string
  readonly content: (seachKey: string, onSearch: (key: string) => void) => ReactNode
}

/** Tabs of the search home; the first is the default. A new search joins with one row. */
export const indexTabs: readonly [IndexTab, ...IndexTab[]] = [
  {
    name: 'sanctionEvaluation',
    label: '制裁评估',
    content: (seachKey, onSearch) => <SanctionEvaluation searched={seachKey} onSearch={onSearch} />,
  },
]

export const indexTabNamed = (name: string | undefined): IndexTab =>
  indexTabs.find(tab => tab.name === name) ?? indexTabs[0]
