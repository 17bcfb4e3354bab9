/** What a command may use of the process it runs in; replaced in tests. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  readonly errors: NodeJS.WritableStream
  readonly signal: AbortSignal
  readonly now: () => Date
}

export const sayLine = (stream: NodeJS.WritableStream, text: string): void => void stream.write(`${text}\n`)

/** Writes a line and waits while the reader is behind. */
export const writeLine = async (stream: NodeJS.WritableStream, text: string): Promise<void> => {
  if (!stream.write(`${text}\n`)) await new Promise<void>(resolve => stream.once('drain', () => resolve()))
}

const quietMs = 2000

/** Progress on standard error, silent for work that is over in two seconds. */
export const createProgress = (errors: NodeJS.WritableStream) => {
  let latest: string | undefined
  let loud = false
  const timer = setTimeout(() => {
    loud = true
    if (latest !== undefined) sayLine(errors, latest)
  }, quietMs)
  return {
    tell: (message: string): void => {
      latest = message
      if (loud) sayLine(errors, message)
    },
    stop: (): void => clearTimeout(timer),
  }
}
