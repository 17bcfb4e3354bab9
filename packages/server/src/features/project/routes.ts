import * as dealCalls from '@maojian/contract/calls/deal'
import * as flowCalls from '@maojian/contract/calls/item-flow'
import * as reportCalls from '@maojian/contract/calls/project-report'
import * as matchCalls from '@maojian/contract/calls/project-match'
import * as calls from '@maojian/contract/calls/project'
import * as listCalls from '@maojian/contract/calls/project-list'
import { route, type Route } from '../../http/route.ts'
import { getBaseInfo, saveBaseInfo } from './base-info.ts'
import { confirmProjectReport } from './confirm-report.ts'
import { decidePartner } from './decide-partner.ts'
import { duplicateProject } from './duplicate-project.ts'
import * as flows from './item-flow.ts'
import { matchPartner } from './match-partner.ts'
import { pageProjects } from './page-projects.ts'
import { exportProjectReport, getProjectReport, reviewProjectReport } from './project-reports.ts'
import * as rows from './project-rows.ts'
import { deleteProject, restoreProject } from './remove-project.ts'
import { saveDealProject } from './save-deal-project.ts'
import { saveDeterminationProject } from './save-determination.ts'
import { saveProjectItem } from './save-project-item.ts'
import { getProject, saveProject } from './save-project.ts'
import { suggestEntities } from './suggest-entities.ts'

export const projectRoutes: readonly Route[] = [
  route(listCalls.pageProjects, pageProjects),
  route(listCalls.deleteProject, deleteProject),
  route(listCalls.restoreProject, restoreProject),
  route(listCalls.duplicateProject, duplicateProject),
  route(calls.getBaseInfo, getBaseInfo),
  route(calls.saveBaseInfo, saveBaseInfo),
  route(calls.getProject, getProject),
  route(calls.saveProject, saveProject),
  route(calls.listProjectCountries, rows.listProjectCountries),
  route(calls.deleteProjectCountry, rows.deleteProjectCountry),
  route(calls.listProjectObjects, rows.listProjectObjects),
  route(calls.deleteProjectObject, rows.deleteProjectObject),
  route(matchCalls.matchProjectObject, matchPartner),
  route(matchCalls.decideProjectObject, decidePartner),
  route(calls.listProjectItems, rows.listProjectItems),
  route(calls.saveProjectItem, saveProjectItem),
  route(calls.deleteProjectItem, rows.deleteProjectItem),
  route(dealCalls.saveDealProject, saveDealProject),
  route(dealCalls.saveDeterminationProject, saveDeterminationProject),
  route(flowCalls.nextItemPage, flows.nextItemPage),
  route(flowCalls.previousItemPage, flows.previousItemPage),
  route(flowCalls.listItemFlows, flows.listItemFlows),
  route(flowCalls.dropItemFlow, flows.dropItemFlow),
  route(calls.getProjectEndUse, rows.getProjectEndUse),
  route(calls.getProjectSettlement, rows.getProjectSettlement),
  route(calls.getProjectLogistics, rows.getProjectLogistics),
  route(calls.suggestEntities, suggestEntities),
  route(reportCalls.getProjectReport, getProjectReport),
  route(reportCalls.exportProjectReport, exportProjectReport),
  route(reportCalls.confirmProjectReport, confirmProjectReport),
  route(reportCalls.reviewProjectReport, reviewProjectReport),
]
