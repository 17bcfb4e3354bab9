import type { CclText, RegulationUnit, TextLine } from './regulation-unit.ts'
import type { TextBlock } from './text-block.ts'

type Place =
  | 'licence'
  | 'reporting'
  | 'exceptions'
  | 'sta'
  | 'list'
  | 'relatedControls'
  | 'relatedDefinitions'
  | 'items'

/** Headings as the many entries spell them; some carry their text on the same line, which is the group. */
const headings: readonly (readonly [RegExp, Place])[] = [
  [/^License Requirements?(?::\s*(.*))?$/isu, 'licence'],
  [/^Reporting Requirements?(?::\s*(.*))?$/isu, 'reporting'],
  [/^List[- ]Based License Exceptions?.{0,120}$/iu, 'exceptions'],
  [/^License Exceptions(?:\s*\(.*\))?:?$/iu, 'exceptions'],
  [/^Special Conditions for (?:STA|Strategic).{0,80}$/iu, 'sta'],
  [/^List of Items Controlled:?$/iu, 'list'],
]

const labels: readonly (readonly [RegExp, Place])[] = [
  [/^Related Controls?:?\s*/iu, 'relatedControls'],
  [/^Related Definitions?:?\s*/iu, 'relatedDefinitions'],
  [/^Items(?::\s*|$)/u, 'items'],
]

/** `b.2. text`; some stand without their last stop (`z.1.a text`), then only with a level below the first. */
const enumerator =
  /^(?!(?:e\.g|i\.e)[.,\s])([a-z]{1,2}(?:\.(?:\d{1,2}|[a-z]{1,4}))*(?=\.\s)|[a-z]{1,2}(?:\.(?:\d{1,2}|[a-z]))+(?=\s))\.?\s+(.*)$/su
const symbol = /^([A-Z]{3,4}(?:\/[A-Z]{3})?)\s*:\s*(.*)$/su
const reasonLine = /^Reasons? for Control:\s*(.*)$/isu

const reasonCodes = (text: string): string[] => text.match(/(?<!\p{L})[A-Z]{2}(?!\p{L})/gu) ?? []

const itemLine = (text: string): TextLine => {
  const [, paragraph, rest] = enumerator.exec(text) ?? []
  return paragraph === undefined ? { kind: 'text', text } : { kind: 'item', paragraph, text: rest ?? '' }
}

/** Collects one entry of the list while its blocks pass by. */
export class CclDraft {
  readonly code: string
  readonly #title: string
  #place: Place | undefined
  readonly #entry = {
    reasons: [] as string[],
    controls: [] as { control: string; chart: string }[],
    licenceNotes: [] as string[],
    reporting: [] as string[],
    exceptions: [] as { symbol: string; text: string }[],
    sta: [] as string[],
    relatedControls: '',
    relatedDefinitions: '',
    items: [] as TextLine[],
  } satisfies CclText

  constructor(code: string, title: string) {
    this.code = code
    this.#title = title
  }

  add(block: TextBlock): void {
    if (block.rows.length > 0) return this.#table(block)
    if (this.#heading(block.text)) return
    if (block.tag === 'NOTE') return this.#note(block.text)
    this.#line(block.text)
  }

  #heading(text: string): boolean {
    for (const [pattern, place] of headings) {
      const found = pattern.exec(text)
      if (!found) continue
      this.#place = place
      if (found[1]) this.#put(found[1])
      return true
    }
    return false
  }

  #table({ rows }: TextBlock): void {
    if (this.#place === 'licence' && this.#entry.items.length === 0)
      for (const { cells, head } of rows) {
        if (head || /^Control\(s\)$/iu.test(cells[0] ?? '')) continue
        this.#entry.controls.push({ control: cells[0] ?? '', chart: cells[1] ?? '' })
      }
    else for (const { cells } of rows) this.#entry.items.push({ kind: 'row', text: cells.join(' | ') })
  }

  #note(text: string): void {
    if (this.#place === 'licence' || this.#place === undefined) this.#entry.licenceNotes.push(text)
    else this.#entry.items.push({ kind: 'note', text })
  }

  #line(text: string): void {
    const reasons = reasonLine.exec(text)
    if (reasons && this.#entry.reasons.length === 0) {
      this.#place = 'licence'
      this.#entry.reasons.push(...reasonCodes(reasons[1] ?? ''))
      return
    }
    if (this.#place === 'list' || this.#place?.startsWith('related')) return this.#listed(text)
    this.#put(text)
  }

  /** Under "List of Items Controlled" each label opens its own text; some entries go to the items without one. */
  #listed(text: string): void {
    const label = labels.find(([pattern]) => pattern.test(text))
    if (label) this.#place = label[1]
    else if (/^a\.\s/u.test(text)) this.#place = 'items'
    const rest = label ? text.replace(label[0], '') : text
    if (rest !== '') this.#put(rest)
  }

  #put(text: string): void {
    const entry = this.#entry
    if (this.#place === 'exceptions') return this.#exception(text)
    if (this.#place === 'reporting') entry.reporting.push(text)
    else if (this.#place === 'sta') entry.sta.push(text)
    else if (this.#place === 'relatedControls' || this.#place === 'relatedDefinitions')
      entry[this.#place] = `${entry[this.#place]} ${text}`.trim()
    else if (this.#place === 'items' || this.#place === 'list') entry.items.push(itemLine(text))
    else entry.licenceNotes.push(text)
  }

  /** A value may run over several paragraphs: amounts by paragraph of the entry. */
  #exception(text: string): void {
    // Of a heading that broke over two lines.
    if (/^\(See Part 740/iu.test(text)) return
    const [, name, value] = symbol.exec(text) ?? []
    const last = this.#entry.exceptions.at(-1)
    if (name !== undefined) this.#entry.exceptions.push({ symbol: name, text: value ?? '' })
    else if (last) last.text = `${last.text} ${text}`.trim()
    else this.#entry.exceptions.push({ symbol: '', text })
  }

  finish(): RegulationUnit {
    return { key: this.code, kind: 'entry', title: this.#title, lines: [], entry: this.#entry }
  }
}
