import { givenNamesOf, type NameSenses } from './given-names.ts'
import { patronymicStem } from '../lexicon/lexicon.ts'

const endings = ['', 'Y', 'I', 'IY', 'EI', 'EY', 'A', 'O', 'IJ']

/** Given names of which a stem may be made: YURI for YUR, ANDREI for ANDRE. */
export const namesOfStem = (stem: string): NameSenses =>
  endings.flatMap(ending => givenNamesOf(stem + ending, false))

/** Given names of the father that a patronymic tells (PIATROVICH: Peter). */
export const fathersOf = (patronymic: string): NameSenses => namesOfStem(patronymicStem(patronymic))
