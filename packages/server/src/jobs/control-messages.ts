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

/** One line of JSON each; the last is `done` or `error`. */
export type ControlReply =
  | { readonly kind: 'progress'; readonly message: string }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'error'; readonly message: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** A command as it came over the socket, or undefined when it is none. */
export const parseCommand = (line: string): ControlCommand | undefined => {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof read !== 'object' || read === null) return undefined
  const { command, source, files, format, accept } = read as Record<string, unknown>
  if (command === 'status') return { command }
  if (command === 'refresh') return { command, accept: accept === true, ...(isText(source) && { source }) }
  if (command !== 'import' || !isText(source) || !Array.isArray(files) || !files.every(isText))
    return undefined
  return { command, source, files, accept: accept === true, ...(isText(format) && { format }) }
}
