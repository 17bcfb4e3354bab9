import type { ListSource } from '../types.ts'
import { auDfat } from './au-dfat.ts'
import { bisDpl } from './bis-dpl.ts'
import { bisEntityList } from './bis-entity-list.ts'
import { bisMeu } from './bis-meu.ts'
import { bisMieu } from './bis-mieu.ts'
import { bisUvl } from './bis-uvl.ts'
import { caSema } from './ca-sema.ts'
import { chSeco } from './ch-seco.ts'
import { cnCountermeasures } from './cn-countermeasures.ts'
import { cnExportControl } from './cn-export-control.ts'
import { cnUel } from './cn-uel.ts'
import { cnWatch } from './cn-watch.ts'
import { euFsf } from './eu-fsf.ts'
import { euJournal } from './eu-journal.ts'
import { jpMetiEul } from './jp-meti-eul.ts'
import { jpMetiRu } from './jp-meti-ru.ts'
import { ofacNonsdn } from './ofac-nonsdn.ts'
import { ofacSdn } from './ofac-sdn.ts'
import { stateDebarred } from './state-debarred.ts'
import { stateIsn } from './state-isn.ts'
import { twShtc } from './tw-shtc.ts'
import { uaWarSanctions } from './ua-war-sanctions.ts'
import { ukOfsi } from './uk-ofsi.ts'
import { ukSanctions } from './uk-sanctions.ts'
import { unSc } from './un-sc.ts'
import { us1260h } from './us-1260h.ts'
import { usCubaRestricted } from './us-cuba-restricted.ts'
import { usFccCovered } from './us-fcc-covered.ts'
import { usSpecialLeg } from './us-special-leg.ts'
import { usUflpa } from './us-uflpa.ts'
import { worldBank } from './world-bank.ts'

const known: readonly ListSource[] = [
  unSc,
  cnExportControl,
  ofacSdn,
  cnUel,
  cnCountermeasures,
  euFsf,
  ukSanctions,
  bisEntityList,
  euJournal,
  bisDpl,
  bisMieu,
  bisMeu,
  cnWatch,
  stateIsn,
  ofacNonsdn,
  auDfat,
  caSema,
  chSeco,
  bisUvl,
  jpMetiRu,
  jpMetiEul,
  stateDebarred,
  us1260h,
  usUflpa,
  usCubaRestricted,
  usFccCovered,
  usSpecialLeg,
  uaWarSanctions,
  ukOfsi,
  worldBank,
  twShtc,
]

/** Every list that we know by name, heaviest first. */
export const listSources: readonly ListSource[] = [...known].sort((a, b) => b.weight - a.weight)

const byId = new Map(listSources.map(source => [source.id, source]))

export const findListSource = (id: string): ListSource | undefined => byId.get(id)

const datasetKey = (dataset: string, programId: string | undefined): string =>
  `${dataset}\n${programId ?? ''}`

const byDataset = new Map(
  listSources.flatMap(source =>
    (source.followTheMoney ?? []).map(
      ({ dataset, programId }) => [datasetKey(dataset, programId), source.id] as const,
    ),
  ),
)

/** List source of a FollowTheMoney dataset (and programme, where one dataset holds several lists); else the dataset itself. */
export const sourceOfDataset = (dataset: string, programId?: string): string =>
  byDataset.get(datasetKey(dataset, programId)) ?? byDataset.get(datasetKey(dataset, undefined)) ?? dataset
