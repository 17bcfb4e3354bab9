import type { EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import type { EdgeForm, GraphTone, NodeForm } from '../../ui/graph/drawing.ts'
import { textWidth, wrapText } from '../../ui/graph/text-width.ts'

const signs: Readonly<Record<EnterpriseKind, string>> = {
  company: '企',
  bond: '债',
  person: '人',
  group: '团',
  other: '其',
}

interface Told {
  readonly id: string
  readonly name: string
  readonly kind: EnterpriseKind
  readonly tone: GraphTone
  /** Why it has its colour, in a word; '' where there is nothing to say. */
  readonly mark: string
  readonly strong: boolean
}

const size = { disc: 40, strong: 56, name: 144, lines: 3 } as const

/** A party as a disc with its name below. */
export const discOf = ({ id, name, kind, tone, mark, strong }: Told): NodeForm => ({
  id,
  name,
  lines: [...wrapText(name, size.name, size.lines), ...(mark === '' ? [] : [mark])],
  sign: signs[kind],
  tone,
  form: 'disc',
  width: strong ? size.strong : size.disc,
  height: strong ? size.strong : size.disc,
  strong,
})

export interface Statement {
  readonly id: string
  readonly type: string
  readonly typeName: string
  readonly percent: number | null
  readonly percentHigh: number | null
  readonly percentText: string
  readonly role: string
  readonly control: string
  readonly since: string
  readonly until: string
  readonly ended: boolean
  readonly toldBy: string
  readonly toldOn: string
}

export interface Relation extends Statement {
  readonly source: string
  readonly target: string
}

/** What a line says in few words. */
const relationWord = ({ type, typeName, percentText, role, ended, until }: Statement): string => {
  const word = type === 'STOCK' ? `持股 ${percentText || '比例不明'}` : role || typeName
  return ended ? `${word} 截至 ${until}` : word
}

const shortened = (text: string, most: number): string => {
  if (textWidth(text, 11) <= most) return text
  const kept = [...text]
  while (kept.length > 1 && textWidth(`${kept.join('')}…`, 11) > most) kept.pop()
  return `${kept.join('')}…`
}

const textMost = { short: 160, full: 330, source: 76 } as const

/** The same with its day and who says so. */
const fullWord = (one: Statement): string => {
  const day = one.ended ? '' : one.toldOn || one.since
  // The day is worth more than the end of a long name.
  const told = [shortened(one.toldBy, textMost.source), day].filter(text => text !== '').join(' ')
  return told === '' ? relationWord(one) : `${relationWord(one)}（${told}）`
}

/** Lines of a drawing: all that is said of one pair in one direction is one line; its parts are in the table. */
export const linesOf = (relations: readonly Relation[], words: 'short' | 'full'): EdgeForm[] => {
  const pairs = new Map<string, Relation[]>()
  for (const one of relations) {
    const key = `${one.source}>${one.target}`
    pairs.set(key, [...(pairs.get(key) ?? []), one])
  }
  return [...pairs].map(([id, all]) => {
    // What holds today is said first; what has ended says so.
    const told = all.toSorted((a, b) => Number(a.ended) - Number(b.ended))
    const textOf = (word: (one: Statement) => string): string => {
      const said = [...new Set(told.map(word))]
      return said.length > 1 ? `${said[0]} 等 ${said.length} 项` : (said[0] ?? '')
    }
    const brief = shortened(textOf(relationWord), textMost.short)
    return {
      id,
      source: told[0]!.source,
      target: told[0]!.target,
      text: words === 'full' ? shortened(textOf(fullWord), textMost.full) : brief,
      ...(words === 'full' && { brief }),
      told: told.some(one => one.type !== 'STOCK' || one.percent !== null),
      ended: told.every(one => one.ended),
      arrow: true,
    }
  })
}

/** Room between two columns in which every text fits. */
export const roomFor = (edges: readonly EdgeForm[]): number =>
  Math.max(90, ...edges.map(edge => textWidth(edge.text, 11) + 44))
