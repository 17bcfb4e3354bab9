import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import { askedCodes } from './ask/asked-codes.ts'
import { isMeantCode } from './ask/meant-code.ts'
import { codeKeys } from './index/code-keys.ts'
import { eachValue } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import { hash32 } from './text-hash.ts'
import type { Scored } from './scored.ts'

/** Subjects with a code that the text is or holds. */
export const byCode = (index: OpenIndex, text: string): Map<number, Identifier> => {
  const found = new Map<number, Identifier>()
  for (const asked of askedCodes(text))
    eachValue(index.codes, hash32(asked.code), subject => {
      if (found.has(subject)) return
      const same = index.subjects
        .record(subject)
        .identifiers.find(one => isMeantCode(one, asked) && codeKeys(one).includes(asked.code))
      if (same) found.set(subject, same)
    })
  return found
}

export const codeHit = (subject: number, identifier: Identifier): Scored => ({
  subject,
  score: 100,
  verdict: 'hit',
  rank: -1,
  isCode: true,
  evidence: () => ({
    how: 'identifier',
    nameIndex: -1,
    identifier,
    pairs: [],
    nameScore: 100,
    parts: [
      {
        about: 'identifier',
        state: 'agrees',
        effect: 100,
        query: identifier.value,
        listed: identifier.value,
      },
    ],
    reordered: false,
  }),
})
