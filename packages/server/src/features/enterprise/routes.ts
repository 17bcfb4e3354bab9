import * as calls from '@maojian/contract/calls/enterprise'
import * as groupCalls from '@maojian/contract/calls/enterprise-group'
import { route, type Route } from '../../http/route.ts'
import { guidedGraph, guidedGraphOne } from './business-tree.ts'
import { compareIndustries } from './compare-industries.ts'
import { connectEnterprises } from './connect-enterprises.ts'
import { countListedByCountry } from './count-listed-by-country.ts'
import { describeNode } from './describe-node.ts'
import { expandGraph } from './expand-graph.ts'
import { findEnterprise } from './find-enterprise.ts'
import { groupBoard } from './group-board.ts'
import { judgeLink } from './judge-link.ts'
import { listRelations } from './list-relations.ts'
import { mapRelation } from './map-relation.ts'
import type { EnterpriseMarks } from './node-marks.ts'
import { searchEnterprises } from './search-enterprises.ts'
import { traceEnterprise } from './trace-enterprise.ts'
import { trackLink } from './track-link.ts'

/** News and watching are known to nouns above this one. */
export const enterpriseRoutes = (marks: EnterpriseMarks): readonly Route[] => [
  route(calls.mapRelation, mapRelation),
  route(calls.expandGraph, expandGraph),
  route(calls.searchEnterprises, searchEnterprises),
  route(calls.findPaths, connectEnterprises),
  route(calls.listRelations, listRelations),
  route(calls.describeNode, describeNode(marks)),
  route(calls.guidedGraph, guidedGraph(marks)),
  route(calls.guidedGraphOne, guidedGraphOne(marks)),
  route(calls.compareIndustries, compareIndustries),
  route(calls.countListedByCountry, countListedByCountry),
  route(calls.traceEnterprise, traceEnterprise),
  route(calls.judgeLink, judgeLink),
  route(groupCalls.findEnterprise, findEnterprise),
  route(groupCalls.groupBoard, groupBoard),
  route(groupCalls.trackLink, trackLink),
]
