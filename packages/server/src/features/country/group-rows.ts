import type { groupRow } from '@maojian/contract/calls/country'
import { treatedAs } from '@maojian/domain/control/rule/context'
import { viewAt } from '@maojian/domain/control/rule/dated-view'
import { countryNameEn, countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { mark } from './chart-rows.ts'
import { isNamed, placeNamed } from './is-named.ts'

export type GroupRowWire = z.output<typeof groupRow>

const rowOf = (code: string, groups: ReadonlySet<string>): GroupRowWire => {
  const flag = (group: string) => mark(groups.has(group))
  return {
    nameCn: countryNameZh(code),
    name: controlFacts().chart.get(code)?.name ?? countryNameEn(code),
    countryId: code,
    a1: flag('A:1'),
    a2: flag('A:2'),
    a3: flag('A:3'),
    a4: flag('A:4'),
    a5: flag('A:5'),
    a6: flag('A:6'),
    b: flag('B'),
    d1: flag('D:1'),
    d2: flag('D:2'),
    d3: flag('D:3'),
    d4: flag('D:4'),
    d5: flag('D:5'),
    e1: flag('E:1'),
    e2: flag('E:2'),
  }
}

const byName = new Intl.Collator('en')

type Groups = ReadonlyMap<string, ReadonlySet<string>>

/** A place without groups of its own has those of the country whose row governs it (15 CFR 738.3(b)). */
const withPlace = (groups: Groups, keyword: string): Groups => {
  const place = placeNamed(keyword)
  const governing = place === undefined ? undefined : groups.get(treatedAs(controlFacts(), place))
  return place === undefined || governing === undefined ? groups : new Map([...groups, [place, governing]])
}

/** Members of a group letter on a day, by English name, those that a keyword names. */
export const groupRows = (letter: string, day: string, keyword = ''): GroupRowWire[] =>
  [...withPlace(viewAt(controlFacts(), day).groups, keyword)]
    .filter(([code, groups]) => [...groups].some(group => group.startsWith(letter)) && isNamed(code, keyword))
    .map(([code, groups]) => rowOf(code, groups))
    .sort((a, b) => byName.compare(a.name, b.name))
