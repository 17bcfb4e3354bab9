import type { CircumstanceNote, Query } from '../types.ts'
import { note, type Met } from './circumstance.ts'
import { isBorneByMany } from './many-bearers.ts'
import { isPinyinPerson, isShortPinyin } from './pinyin-person.ts'

const commonWeight = 1.1

/** Hundreds bear a name of less. */
const crowdedWeight = 1

const crowded = note('commonName', 'contradicts', 0)

/** Whether what else is known of a customer with a name that many bear tells which of them is meant. */
const isTold = (
  query: Query,
  { record }: Met,
  facts: readonly CircumstanceNote[],
  isCrowded: boolean,
): boolean => {
  const agrees = (about: CircumstanceNote['about']): boolean =>
    facts.some(fact => fact.about === about && fact.state === 'agrees')
  if (agrees('identifier')) return true
  // Of those whom hundreds are called like, as many live in one country and were born in one year.
  if (isCrowded) return query.birthDate !== undefined && record().birthDates.includes(query.birthDate)
  return agrees('birthDate') || agrees('country')
}

/** A personal name that many people bear says little, however well it matches: by itself it makes no hit. */
export const ofPerson = (query: Query, met: Met, facts: readonly CircumstanceNote[]): CircumstanceNote[] => {
  const { type, form, listed } = met
  const isShort = isShortPinyin(form)
  // Whoever is called so meets a firm or a ship of two syllables: a person must look.
  if (type !== '02') return isShort && isPinyinPerson(form) ? [crowded] : []
  const isCrowded = isShort || (form.weight < crowdedWeight && !form.tokens.some(({ han }) => han))
  const isMany = isBorneByMany(form) || isBorneByMany(listed)
  if (isCrowded || isMany)
    return [isTold(query, met, facts, isCrowded) ? note('commonName', 'silent', 0) : crowded]
  return form.weight < commonWeight ? [note('commonName', 'silent', 0)] : []
}
