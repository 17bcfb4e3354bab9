import { homeCountries } from '@maojian/domain/entity/home-countries'
import type { EntryName, ListEntry } from '@maojian/domain/entity/list-entry'
import { stateOf } from '@maojian/domain/vocabulary/country'
import { linkingNames } from './entry-names.ts'
import { isAlias, type LinkKey } from './link-key.ts'
import {
  companyNameKey,
  hasForm,
  isTellingCompany,
  isTellingWholeName,
  wholeNameKey,
  withoutAbbreviation,
} from './name-key.ts'
import { landsOfRegimes } from './regime-lands.ts'

/** The name as it stands, and without its own abbreviation behind it. */
const readings = (name: EntryName): EntryName[] => {
  const short = withoutAbbreviation(name.text)
  return short === undefined ? [name] : [name, { ...name, text: short }]
}

const ofName = (name: EntryName, content: ListEntry): LinkKey[] => {
  const { text } = name
  const found = companyNameKey(text)
  if (!found) return []
  const alias = isAlias(name, 'company')
  const anchor = !alias && (content.typeStated || found.hasForm)
  const link = { shown: text, anchor, alias }
  const telling = isTellingCompany(found.key)
  return [
    ...homeCountries(content).map((country): LinkKey => ({
      ...link,
      rule: 'company',
      key: `${found.key}|${stateOf(country)}`,
      shown: `${text}，${country}`,
    })),
    ...(telling && found.key.includes(' ')
      ? [{ ...link, rule: 'wordOrder' as const, key: `company:${found.key.split(' ').sort().join(' ')}` }]
      : []),
    ...(telling || found.hasForm
      ? [{ ...link, rule: 'fullName' as const, key: `company:${found.key}` }]
      : []),
    { ...link, rule: 'bareName', key: `company:${found.key}`, anchor: true },
  ]
}

/** The proper name with its legal form, however short, and the country. */
const wholeNames = ({ text, kind }: EntryName, content: ListEntry): LinkKey[] => {
  if ((kind !== 'primary' && kind !== 'original') || !isTellingWholeName(text)) return []
  const home = homeCountries(content)
  return (home.length > 0 ? home : landsOfRegimes(content.programmes)).map((country): LinkKey => ({
    rule: 'wholeName',
    key: `${wholeNameKey(text)}|${stateOf(country)}`,
    shown: `${text}，${country}`,
    anchor: content.typeStated || hasForm(text),
    alias: false,
  }))
}

/** By what a company may be recognised in another list, beside its numbers. */
export const companyLinkKeys = (content: ListEntry): LinkKey[] =>
  content.names
    .filter(({ kind }) => linkingNames.has(kind))
    .flatMap(name => [
      ...readings(name).flatMap(reading => ofName(reading, content)),
      ...wholeNames(name, content),
    ])
