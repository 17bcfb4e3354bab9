import type { getSanctionDetail as call } from '@maojian/contract/calls/sanction-detail'
import { countryNameEn } from '@maojian/domain/vocabulary/country'
import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { storedEnterprise, tied, type RelatedEnterprise } from '../enterprise/entry.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { countriesZh, listWarning } from '../screening/entry.ts'
import { identifierNamesEn, nameKindsEn } from './fact-names.table.ts'
import { relatedEffect } from './related-hit.ts'

type Reply = z.output<typeof call.reply>

/** What only a list tells of a party. */
const untold = {
  proposedZh: null,
  shortName: '',
  address: '',
  sex: '',
  birthday: '',
  imo: '',
  vesselFlag: '',
  vesselType: '',
  owner: '',
  tonnage: '',
  regTonnage: '',
  model: '',
  tailNo: '',
  manufactureDate: '',
  constructionNum: '',
  operator: '',
  msn: '',
} as const

const codesOf = ({ codes }: RelatedEnterprise): Reply['identifiers'] =>
  codes.map(({ kind, value, country }) => ({
    kind,
    kindName: identifierKinds[kind],
    kindNameEn: identifierNamesEn[kind],
    value,
    country: country === undefined ? '' : countriesZh([country]),
    note: '',
    countryEn: country === undefined ? '' : countryNameEn(country),
  }))

const wordsOf = (one: RelatedEnterprise) => {
  const { id, name, names, nameZh, country, status, kind } = one
  return {
    ...untold,
    id,
    name,
    subjectType: kind === 'person' ? ('02' as const) : ('01' as const),
    typeStated: 1 as const,
    en: names.find(text => !/\p{Script=Han}/u.test(text)) ?? '',
    zh: nameZh || (names.find(text => /\p{Script=Han}/u.test(text)) ?? ''),
    country: country === '' ? '' : countriesZh([country]),
    countryEn: country === '' ? '' : countryNameEn(country),
    creditCode: one.codes.find(({ kind: what }) => what === 'uscc')?.value ?? '',
    status,
  }
}

/** The effect, with the listed party by its name. */
const effectOf = (one: RelatedEnterprise): Reply['effect'] => {
  const effect = relatedEffect(one)
  return effect.level === 0 ? effect : { ...effect, sentence: `${tied(one)}。${effect.sentence}` }
}

/** How old the lists are that say it, in the words of a search. */
export const warningOf = ({ engine, now }: Pick<Context, 'engine' | 'now'>): string => {
  const index = engine.current()
  return index ? listWarning(index.meta, shanghaiDay(now)) : ''
}

/** An enterprise that is on no list itself (`s` 0 and 2): who it is, and what its ties to the listed mean. */
export const enterpriseDetail = async (context: Context, id: string): Promise<Reply> => {
  const one = await storedEnterprise(context, id)
  if (!one) throw new Fault(404, '未收录该企业：未收录股权数据，不能据此认为没有关联')
  return {
    ...wordsOf(one),
    cpyId: one.id,
    subTypes: [],
    addresses: [],
    effect: effectOf(one),
    tags: [],
    conflictNotes: [],
    names: one.names.map(text => ({
      text,
      kind: 'primary',
      kindName: '名称',
      kindNameEn: nameKindsEn.primary,
      sources: ['企业图谱'],
      basis: '企业图谱',
    })),
    identifiers: codesOf(one),
    newsList: [],
    sanctionMetaList: [],
    mergeReasons: [],
    starterData: false,
    warning: warningOf(context),
  }
}
