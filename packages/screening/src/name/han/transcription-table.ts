import { readTable } from '../table.ts'

const finals = '- A E @ I O U V AI AO AN EN IN ON UN ANG ING ONG'.split(' ')

/** One cell: the characters that may write a consonant with a vowel, the usual one first. */
export interface Syllable {
  /** Consonant in the letters of the table, '' for none. */
  readonly initial: string
  /** Vowel with its nasal (A, ON, ANG), '' when the consonant stands alone. */
  readonly final: string
  readonly characters: string
}

/** The table by which Chinese writes foreign names, as rows. */
export const syllableCells: readonly Syllable[] = readTable('transcription-syllables.tsv').flatMap(
  ([initial, ...cells]) =>
    cells.flatMap((characters, i) =>
      characters === '.'
        ? []
        : [
            {
              initial: initial === '0' ? '' : initial!,
              final: finals[i] === '-' ? '' : finals[i]!,
              characters,
            },
          ],
    ),
)
