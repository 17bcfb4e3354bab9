export type NewsCommand =
  | { readonly command: 'news-feeds' }
  /** Absolute path. */
  | { readonly command: 'news-import'; readonly file: string }
  | {
      readonly command: 'news-subscribe'
      readonly url: string
      readonly title: string
      readonly country: string
      readonly unit: string
      readonly remove: boolean
    }

/** What a command asks of the process that owns the data folder. */
export type ControlCommand =
  | {
      readonly command: 'import'
      readonly source: string
      /** Absolute paths. */
      readonly files: readonly string[]
      readonly format?: string
      readonly accept: boolean
    }
  | { readonly command: 'refresh'; readonly source?: string; readonly accept: boolean }
  | { readonly command: 'status' }
  | {
      readonly command: 'regulation-import'
      /** Absolute paths. */
      readonly files: readonly string[]
      readonly date?: string
      readonly accept: boolean
    }
  | { readonly command: 'regulation-refresh'; readonly date?: string; readonly accept: boolean }
  | { readonly command: 'regulation-status' }
  | NewsCommand
  | { readonly command: 'evidence-verify' }
  | { readonly command: 'evidence-rotate' }
  /** A record's id. */
  | { readonly command: 'evidence-repeat'; readonly id: string }
  | { readonly command: 'places-import'; readonly files: readonly string[] }
  | {
      readonly command: 'parts-import'
      /** Absolute path. */
      readonly file: string
      readonly maker: string
      readonly date?: string
    }
  | {
      readonly command: 'enterprise-import'
      /** Absolute paths. */
      readonly files: readonly string[]
      readonly format: string
      readonly source?: string
      /** Field → title of its column. */
      readonly columns: Readonly<Record<string, string>>
    }
  | { readonly command: 'enterprise-status' }
  | { readonly command: 'enterprise-remove'; readonly source: string }
  | { readonly command: 'enterprise-ownership'; readonly asked: string; readonly date?: string }

/** One line of JSON each; the last is `done` or `error`. */
export type ControlReply =
  | { readonly kind: 'progress'; readonly message: string }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'error'; readonly message: string }

/** Commands that say nothing but their name. */
const bare: ReadonlySet<string> = new Set([
  'status',
  'regulation-status',
  'news-feeds',
  'evidence-verify',
  'evidence-rotate',
])

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const enterpriseCommand = (read: Record<string, unknown>): ControlCommand | undefined => {
  const { command, files, format, source, columns, asked, date } = read
  if (command === 'enterprise-status') return { command }
  if (command === 'enterprise-remove' && isText(source)) return { command, source }
  if (command === 'enterprise-ownership' && isText(asked))
    return { command, asked, ...(isText(date) && { date }) }
  if (command !== 'enterprise-import' || !areTexts(files) || !isText(format) || !isTexts(columns))
    return undefined
  return { command, files, format, columns, ...(isText(source) && { source }) }
}

const newsCommand = (read: Record<string, unknown>): ControlCommand | undefined => {
  const { command, file, url, title, country, unit, remove } = read
  if (command === 'news-import' && isText(file)) return { command, file }
  if (command !== 'news-subscribe' || ![url, title, country, unit].every(isText)) return undefined
  return {
    command,
    remove: remove === true,
    ...({ url, title, country, unit } as Record<'url' | 'title' | 'country' | 'unit', string>),
  }
}

/** A command as it came over the socket, or undefined when it is none. */
export const parseCommand = (line: string): ControlCommand | undefined => {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof read !== 'object' || read === null) return undefined
  const { command, source, files, file, maker, format, accept, date, id } = read as Record<string, unknown>
  if (typeof command === 'string' && bare.has(command)) return { command } as ControlCommand
  if (command === 'regulation-refresh')
    return { command, accept: accept === true, ...(isText(date) && { date }) }
  if (command === 'regulation-import' && areTexts(files))
    return { command, files, accept: accept === true, ...(isText(date) && { date }) }
  if (command === 'refresh') return { command, accept: accept === true, ...(isText(source) && { source }) }
  if (command === 'parts-import' && isText(file) && isText(maker))
    return { command, file, maker, ...(isText(date) && { date }) }
  if (command === 'places-import' && areTexts(files)) return { command, files }
  if (command === 'evidence-repeat' && isText(id)) return { command, id }
  if (isText(command) && command.startsWith('news-')) return newsCommand(read as Record<string, unknown>)
  if (isText(command) && command.startsWith('enterprise-'))
    return enterpriseCommand(read as Record<string, unknown>)
  if (command !== 'import' || !isText(source) || !areTexts(files)) return undefined
  return { command, source, files, accept: accept === true, ...(isText(format) && { format }) }
}
