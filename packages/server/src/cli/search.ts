import { explain, namesNobody, type Hit, type ScreeningIndex } from '@maojian/screening'
import { readConfig } from '../config.ts'
import { readPublished } from '../engine/read-published.ts'
import { answerLines, needText, type JsonObject } from './json-lines.ts'
import { birthDateField, countryField, limitField, typeField } from './question-fields.ts'
import type { Terminal } from './terminal.ts'

const hitOf = (index: ScreeningIndex, hit: Hit) => {
  const subject = index.subject(hit.subject)
  const namesOf = (entry: number): string[] =>
    subject.names.filter(name => name.entries.includes(entry)).map(name => name.text)
  return {
    partyId: subject.id,
    name: subject.names[0]?.text ?? '',
    names: subject.names.map(name => name.text),
    score: hit.score,
    verdict: hit.verdict,
    type: subject.type,
    entries: subject.entries.map(({ source, reference }, position) => {
      const names = namesOf(position)
      return { source, reference, name: names[0] ?? '', names }
    }),
    reason: explain(hit, subject).reason,
  }
}

const milliseconds = (since: number): number => Math.round((performance.now() - since) * 1000) / 1000

/** Answers one line of `search`. */
export const answerSearch = (index: ScreeningIndex, question: JsonObject) => {
  const query = needText(question, 'query')
  const type = typeField(question)
  const country = countryField(question)
  const birthDate = birthDateField(question)
  const limit = limitField(question) ?? 10
  const started = performance.now()
  const { hits, count } = index.search({
    text: query,
    limit,
    ...(type && { type }),
    ...(country && { country }),
    ...(birthDate && { birthDate }),
  })
  const ms = milliseconds(started)
  const tooCommon = count === 0 && namesNobody(query)
  return { query, hits: hits.map(hit => hitOf(index, hit)), ...(tooCommon && { tooCommon }), ms }
}

/** `search`: reads the published snapshot, never the database. */
export const search = async (terminal: Terminal): Promise<number> => {
  const index = await readPublished(readConfig(terminal.env).dataDir)
  await answerLines(terminal, question => answerSearch(index, question))
  return 0
}
