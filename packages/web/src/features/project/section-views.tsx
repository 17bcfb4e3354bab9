import type { ProjectSection } from '@maojian/contract/project-rules'
import type { ReactNode } from 'react'
import { BaseSection } from './base-section.tsx'
import { CountrySection } from './country-section.tsx'
import { EndUseSection } from './end-use-section.tsx'
import { ItemSection } from './item-section.tsx'
import { LogisticsSection } from './logistics-section.tsx'
import { PartnerSection } from './partner-section.tsx'
import { SettlementSection } from './settlement-section.tsx'
import type { ProjectEditing } from './use-project-draft.ts'

type View = (props: { editing: ProjectEditing }) => ReactNode

export const sectionViews: Readonly<Record<ProjectSection, View>> = {
  base: BaseSection,
  item: ItemSection,
  country: CountrySection,
  partner: PartnerSection,
  endUse: EndUseSection,
  logistics: LogisticsSection,
  settlement: SettlementSection,
}
