import { regimeLands } from './regime-lands.table.ts'

const patterns = regimeLands.map(([codes, lands]) => ({ pattern: new RegExp(`^(?:${codes})$`, 'u'), lands }))

/** The country a programme is about: where a record names none, the regime under which it stands does. */
export const landsOfRegimes = (programmes: readonly string[]): string[] => [
  ...new Set(
    programmes
      .map(code =>
        code
          .trim()
          .toUpperCase()
          .replace(/^(?:UN|EU|GB|US|CA|AU|CH)-/u, ''),
      )
      .flatMap(code => patterns.find(({ pattern }) => pattern.test(code))?.lands ?? []),
  ),
]
