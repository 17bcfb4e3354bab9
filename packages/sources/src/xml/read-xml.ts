import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { textChunks } from '../read/text-chunks.ts'
import { FormatFault, type RawFile } from '../types.ts'
import type { XmlElement } from './element.ts'

export interface XmlShape {
  /** What the file must be, for fault messages: 联合国综合制裁名单 XML. */
  readonly titleZh: string
  /** Local name of the root element; another one means another file. */
  readonly root: string
  /** Elements between the root and the records that only hold records, or such elements. */
  readonly groups?: readonly string[]
  /** Elements inside running text (italics and the like) whose words belong to the element around them. */
  readonly inline?: readonly string[]
  /** Inline elements that change what is said, with the sign that keeps it: `sup: '^'` makes 10^-6. */
  readonly marks?: Readonly<Record<string, string>>
  /** Records carry their own text, as the file has it. */
  readonly keepsSource?: boolean
  /** Most bytes of the file, where one of this kind is larger than lists are. */
  readonly maxBytes?: number
}

/** A real record of any list stays far below; a hostile file meets them before memory is used up. */
export const xmlLimits = {
  bytes: 512 * 1024 * 1024,
  depth: 32,
  attributes: 100,
  /** Characters in a row without any markup: text, comment, attribute value. */
  run: 2_000_000,
  recordElements: 100_000,
  recordCharacters: 20_000_000,
} as const

/** Pieces handed to the parser are small, so that the limits are looked at before much is kept. */
const pieceLength = 64 * 1024

interface OpenElement extends XmlElement {
  readonly attributes: Record<string, string>
  readonly children: XmlElement[]
  text: string
  source?: string
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const openElement = (tag: SaxesTagPlain): OpenElement => {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(tag.attributes)) attributes[localName(name)] = value
  return { name: localName(tag.name), attributes, children: [], text: '' }
}

/** Turns parser events into whole records and refuses whatever no honest file contains. */
class RecordCollector {
  readonly #fileName: string
  readonly #shape: XmlShape
  readonly #parser = new SaxesParser()
  /** Root and group that are open, then the elements of the record being read. */
  readonly #containers: OpenElement[] = []
  readonly #record: OpenElement[] = []
  #finished: XmlElement[] = []
  #sinceMarkup = 0
  #attributes = 0
  #elements = 0
  #characters = 0
  /** Text of the file since the end of the last record, and where in the file it begins. */
  #kept = ''
  #keptAt = 0
  #recordAt = 0

  constructor(fileName: string, shape: XmlShape) {
    this.#fileName = fileName
    this.#shape = shape
    this.#parser.on('opentag', tag => this.#open(openElement(tag)))
    this.#parser.on('closetag', tag => this.#close(localName(tag.name)))
    this.#parser.on('text', text => this.#text(text))
    this.#parser.on('cdata', text => this.#text(text))
    this.#parser.on('comment', () => this.#markup())
    this.#parser.on('attribute', () => this.#attribute())
    this.#parser.on('doctype', () => this.#refuse('含有 DTD 声明，拒绝读取'))
    this.#parser.on('error', error => this.#refuse(`XML 不完整或有错（${error.message}）`))
  }

  /** Records that became complete with this piece of text. */
  write(piece: string): XmlElement[] {
    this.#sinceMarkup += piece.length
    if (this.#sinceMarkup > xmlLimits.run) this.#refuse(`连续文字超过 ${xmlLimits.run} 个字符`)
    if (this.#shape.keepsSource) this.#keep(piece)
    this.#parser.write(piece)
    return this.#take()
  }

  #keep(piece: string): void {
    // Between records nothing is needed but a tag that may have begun.
    const begun = this.#record.length > 0 ? this.#recordAt - this.#keptAt : this.#kept.lastIndexOf('<')
    const cut = Math.max(begun, 0)
    this.#kept = this.#kept.slice(cut) + piece
    this.#keptAt += cut
  }

  end(): XmlElement[] {
    this.#parser.close()
    return this.#take()
  }

  #take(): XmlElement[] {
    const taken = this.#finished
    this.#finished = []
    return taken
  }

  #refuse(why: string): never {
    throw new FormatFault(`${this.#fileName}：${why}`)
  }

  #markup(): void {
    this.#sinceMarkup = 0
  }

  #attribute(): void {
    this.#markup()
    this.#attributes += 1
    if (this.#attributes > xmlLimits.attributes) this.#refuse(`一个元素的属性超过 ${xmlLimits.attributes} 个`)
  }

  #weigh(elements: number, characters: number): void {
    this.#elements += elements
    this.#characters += characters
    if (this.#elements > xmlLimits.recordElements || this.#characters > xmlLimits.recordCharacters)
      this.#refuse(`单条记录 <${this.#record[0]?.name ?? ''}> 过大`)
  }

  #open(element: OpenElement): void {
    this.#markup()
    this.#attributes = 0
    if (this.#containers.length === 0) return this.#openRoot(element)
    if (this.#isInline(element.name)) return this.#openInline(element)
    if (this.#record.length === 0 && this.#isGroup(element)) {
      this.#containers.push(element)
      return
    }
    if (this.#record.length >= xmlLimits.depth) this.#refuse(`嵌套超过 ${xmlLimits.depth} 层`)
    if (this.#record.length === 0 && this.#shape.keepsSource)
      this.#recordAt = this.#keptAt + this.#kept.lastIndexOf('<', this.#parser.position - this.#keptAt - 1)
    this.#record.push(element)
    this.#weigh(1, Object.values(element.attributes).join('').length)
  }

  #openRoot(root: OpenElement): void {
    const { titleZh, root: expected } = this.#shape
    if (root.name !== expected) this.#refuse(`不是${titleZh}：根元素是 <${root.name}>，应为 <${expected}>`)
    this.#containers.push(root)
    this.#finished.push(root)
  }

  #isInline(name: string): boolean {
    const { inline, marks } = this.#shape
    if (this.#record.length === 0) return false
    return (inline?.includes(name) ?? false) || this.#markOf(marks, name) !== undefined
  }

  #openInline(element: OpenElement): void {
    this.#weigh(1, Object.values(element.attributes).join('').length)
    const sign = element.name === 'br' ? '\n' : this.#markOf(this.#shape.marks, element.name)
    if (sign !== undefined) this.#record.at(-1)!.text += sign
  }

  #markOf(marks: XmlShape['marks'], name: string): string | undefined {
    return marks && Object.hasOwn(marks, name) ? marks[name] : undefined
  }

  #isGroup(element: OpenElement): boolean {
    return this.#shape.groups?.includes(element.name) ?? false
  }

  #close(name: string): void {
    this.#markup()
    if (this.#isInline(name)) return
    const element = this.#record.pop()
    if (!element) {
      this.#containers.pop()
      return
    }
    const parent = this.#record.at(-1)
    if (parent) {
      parent.children.push(element)
      return
    }
    if (this.#shape.keepsSource)
      element.source = this.#kept.slice(this.#recordAt - this.#keptAt, this.#parser.position - this.#keptAt)
    this.#finished.push(element)
    this.#elements = 0
    this.#characters = 0
  }

  #text(text: string): void {
    this.#markup()
    const element = this.#record.at(-1)
    if (!element) {
      if (text.trim() !== '') this.#refuse(`记录之外有文字“${text.trim().slice(0, 20)}”`)
      return
    }
    this.#weigh(0, text.length)
    element.text += text
  }
}

/**
 * Streams a file as whole records: first the root (attributes only), then every child of the root or of a group.
 * Throws FormatFault on a wrong root, broken or truncated XML, any DTD, and anything beyond the limits.
 */
export async function* readXml(file: RawFile, shape: XmlShape): AsyncGenerator<XmlElement> {
  const collector = new RecordCollector(file.name, shape)
  let begun = false
  for await (const text of textChunks(file, shape.maxBytes ?? xmlLimits.bytes)) {
    // Another kind of file is named as such: it is not cut off, it never was one.
    if (!begun && !/^\uFEFF?\s*(?:<|$)/u.test(text))
      throw new FormatFault(`${file.name}：不是${shape.titleZh}（不是 XML 文件）`)
    begun ||= text.trim() !== ''
    for (let at = 0; at < text.length; at += pieceLength)
      yield* collector.write(text.slice(at, at + pieceLength))
  }
  yield* collector.end()
}
