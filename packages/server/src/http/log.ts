/** Eleven digits of a mobile number keep the first three and the last two. */
const mask = (text: string): string =>
  text.replace(
    /(?<!\d)(1[3-9]\d)\d{6}(\d{2})(?!\d)/gu,
    (_, head: string, tail: string) => `${head}******${tail}`,
  )

export interface LoggedError {
  [key: string]: unknown
  type: string
  message: string
  stack: string
}

/** What a logged error may say: its kind, message and place, phones masked; never the values of a statement. */
export const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: mask(String(error)), stack: '' }
  const { code } = error as { code?: unknown }
  return { type: error.name, message: mask(error.message), code, stack: mask(error.stack ?? '') }
}

/** Options of the JSON-lines log of the server. */
export const logOptions = (level: string) => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: describeError },
})
