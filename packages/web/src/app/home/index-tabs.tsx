import type { ReactNode } from 'react'
import { DestinationQuery } from '../../features/country/destination-query.tsx'
import { EccnHome } from '../../features/eccn/eccn-home.tsx'
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
  {
    name: 'eccnSearch',
    label: 'ECCN 查询',
    content: () => <EccnHome />,
  },
  {
    name: 'destination',
    label: '目的国家',
    content: (seachKey, onSearch) => <DestinationQuery searched={seachKey} onSearch={onSearch} />,
  },
]

export const indexTabNamed = (name: string | undefined): IndexTab =>
  indexTabs.find(tab => tab.name === name) ?? indexTabs[0]
