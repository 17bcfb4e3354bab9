import { foldHan } from './han.ts'
import { readTable } from '../table.ts'

/** Chinese words that say two businesses by a character each (科贸: 科技 and 贸易). */
const compounds = new Map(
  readTable('han-compounds.tsv').map(([word, pieces]) => [foldHan(word!), pieces!.split(' ').map(foldHan)]),
)

export const hanCompounds = (): Iterable<string> => compounds.keys()

/** The words of the lexicon that a Chinese word stands for, or undefined when it is one of its own. */
export const piecesOfHan = (word: string): readonly string[] | undefined => compounds.get(word)
