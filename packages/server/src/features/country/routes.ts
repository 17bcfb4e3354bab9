import * as calls from '@maojian/contract/calls/country'
import { searchPlaces as placesCall } from '@maojian/contract/calls/place'
import { route, type Route } from '../../http/route.ts'
import { getChartRow, getSensitive } from './get-country.ts'
import { listChart, listChartFor } from './list-chart.ts'
import { listCountries, listSensitive } from './list-countries.ts'
import { pageGroup } from './page-group.ts'
import { searchCountries } from './search-countries.ts'
import { searchPlaces } from './search-places.ts'

export const countryRoutes: readonly Route[] = [
  route(calls.listChart, listChart),
  route(calls.listChartFor, listChartFor),
  route(calls.getChartRow, getChartRow),
  route(calls.pageGroupA, pageGroup('a')),
  route(calls.pageGroupB, pageGroup('b')),
  route(calls.pageGroupD, pageGroup('d')),
  route(calls.pageGroupE, pageGroup('e')),
  route(calls.searchCountries, searchCountries),
  route(placesCall, searchPlaces),
  route(calls.listSensitive, listSensitive),
  route(calls.getSensitive, getSensitive),
  route(calls.listCountries, listCountries),
]
