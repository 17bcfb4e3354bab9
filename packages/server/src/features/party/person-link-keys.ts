import type { EntryName, ListEntry } from '@maojian/domain/entity/list-entry'
import { linkingNames } from './entry-names.ts'
import { spelledSlavic } from './folded-name.ts'
import { isAlias, type LinkKey, type LinkRule } from './link-key.ts'
import { givenFamilyKey, isEpithet, isTellingPerson, personNameKey } from './name-key.ts'

const fullDate = /^\d{4}-\d{2}-\d{2}$/
/** Lists write the first of January where they know the year only. */
const placeholder = /-01-01$/

const statedDays = ({ birthDates }: ListEntry): string[] =>
  birthDates.filter(date => fullDate.test(date) && !placeholder.test(date))

/** Month and day of the full birth dates: `11-20`. */
export const birthdaysOf = (content: ListEntry): string[] => [
  ...new Set(statedDays(content).map(date => date.slice(5))),
]

const fullNameKeys = (name: EntryName, key: string, { typeStated }: ListEntry): LinkKey[] => {
  const alias = isAlias(name, 'person')
  const anchor = !alias && (typeStated || key.split(' ').length > 2)
  const slavic = personNameKey(name.text, spelledSlavic) ?? key
  const link = { shown: name.text, anchor, alias }
  return [
    { rule: 'fullName', key: `person:${key}`, ...link },
    { rule: 'slavicName', key: `person:${slavic}`, ...link },
  ]
}

/** Two words that many may bear: they say something only within one country. */
const shortNameKeys = (name: EntryName, key: string): LinkKey[] =>
  key.includes(' ') && key.length >= 5 && !isEpithet(name.text) && !isAlias(name, 'person')
    ? [{ rule: 'shortName', key: `person:${key}`, shown: name.text, anchor: true, alias: false }]
    : []

/** Enough where nobody else on any list bears the name. */
const bareNameKeys = (name: EntryName, key: string): LinkKey[] =>
  key.includes(' ') && key.length >= 9 && !isEpithet(name.text)
    ? [
        {
          rule: 'bareName',
          key: `person:${key}`,
          shown: name.text,
          anchor: true,
          alias: isAlias(name, 'person'),
        },
      ]
    : []

/** Given and family name of a Slavic full name: what a list writes that leaves out the father's. */
const givenFamilyKeys = (name: EntryName): LinkKey[] => {
  const key = givenFamilyKey(name.text)
  return key === undefined
    ? []
    : [
        {
          rule: 'givenFamily',
          key,
          shown: name.text,
          anchor: !isAlias(name, 'person'),
          alias: isAlias(name, 'person'),
        },
      ]
}

const ofName = (name: EntryName, content: ListEntry): LinkKey[] => {
  const { text } = name
  const key = personNameKey(text)
  if (key === undefined) return []
  const alias = isAlias(name, 'person')
  const dated = (rule: LinkRule, date: string): LinkKey => ({
    rule,
    key: `${key}|${date}`,
    shown: `${text}，${date}`,
    anchor: !alias || rule === 'birthDay',
    alias,
  })
  const days = content.birthDates.filter(date => fullDate.test(date))
  const years = [...new Set(content.birthDates.map(date => date.slice(0, 4)))]
  return [
    ...days.map(date => dated('birthDay', date)),
    ...years.map(year => dated('birthYear', year)),
    ...birthdaysOf(content).map(birthday => dated('birthday', birthday)),
    ...(isTellingPerson(text) ? fullNameKeys(name, key, content) : shortNameKeys(name, key)),
    ...bareNameKeys(name, key),
    ...givenFamilyKeys(name),
  ]
}

/** By what a person may be recognised in another list, beside the numbers. */
export const personLinkKeys = (content: ListEntry): LinkKey[] => [
  ...content.names.filter(({ kind }) => linkingNames.has(kind)).flatMap(name => ofName(name, content)),
  ...statedDays(content).map((date): LinkKey => ({
    rule: 'likeName',
    key: date,
    shown: date,
    anchor: true,
  })),
]
