import type { AccountTables } from '../features/account/tables.ts'
import type { ClassificationTables } from '../features/classification/tables.ts'
import type { ArticleTables } from '../features/article/tables.ts'
import type { EnterpriseTables } from '../features/enterprise/tables.ts'
import type { DecisionTables } from '../features/decision/tables.ts'
import type { EvidenceTables } from '../features/evidence/tables.ts'
import type { FileTables } from '../features/file/tables.ts'
import type { ItemTables } from '../features/item/tables.ts'
import type { MessageTables } from '../features/message/tables.ts'
import type { OrganisationTables } from '../features/organisation/tables.ts'
import type { PartTables } from '../features/part/tables.ts'
import type { ProjectTables } from '../features/project/tables.ts'
import type { PartyTables } from '../lists/party-tables.ts'
import type { RegulationTables } from '../features/regulation/tables.ts'
import type { RenderingTables } from '../features/rendering/tables.ts'
import type { ScreeningTables } from '../features/screening/tables.ts'
import type { WatchTables } from '../features/watch/tables.ts'
import type { MadeOnceTables } from '../http/made-once-tables.ts'
import type { EventTables } from '../events/event-tables.ts'
import type { JobTables } from '../jobs/job-tables.ts'
import type { SnapshotTables } from '../snapshots/snapshot-tables.ts'
import type { ListTables } from '../lists/tables.ts'

/** Every table, declared by the room that owns it: one line each. */
export type Schema = AccountTables &
  ClassificationTables &
  ArticleTables &
  EnterpriseTables &
  DecisionTables &
  EvidenceTables &
  FileTables &
  ItemTables &
  MessageTables &
  OrganisationTables &
  PartTables &
  PartyTables &
  ProjectTables &
  RegulationTables &
  RenderingTables &
  ScreeningTables &
  WatchTables &
  ListTables &
  EventTables &
  JobTables &
  SnapshotTables &
  MadeOnceTables
