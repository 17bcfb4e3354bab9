import { expect, test } from 'vitest'
import { gather, gatherOn } from './gather.ts'

/** Statements that a test ends by hand. */
const statements = () => {
  const sent: { questions: readonly string[]; end: () => void; fail: (error: Error) => void }[] = []
  const waiting: (() => void)[] = []
  const answerAll = (questions: readonly string[]): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      sent.push({ questions, end: () => resolve(questions.map(one => `${one}!`)), fail: reject })
      for (const go of waiting.splice(0)) go()
    })
  /** The statement of that number, once it is sent. */
  const statement = async (at: number) => {
    while (sent.length <= at) await new Promise<void>(go => void waiting.push(go))
    return sent[at]!
  }
  return { answerAll, statement, sent }
}

test('who asks while a statement is on its way is answered by the next one, never by that', async () => {
  const { answerAll, statement, sent } = statements()
  const ask = gather(answerAll)
  const first = [ask('a'), ask('b')]
  const one = await statement(0)
  const later = [ask('a'), ask('c')]
  expect(one.questions).toEqual(['a', 'b'])
  one.end()
  expect(await Promise.all(first)).toEqual(['a!', 'b!'])
  const two = await statement(1)
  expect(two.questions).toEqual(['a', 'c'])
  two.end()
  expect(await Promise.all(later)).toEqual(['a!', 'c!'])
  expect(sent).toHaveLength(2)
})

test('a statement that fails is told to those it was for; the next ones are answered', async () => {
  const { answerAll, statement } = statements()
  const ask = gather(answerAll)
  const lost = ask('a')
  const one = await statement(0)
  const kept = ask('b')
  one.fail(new Error('gone'))
  await expect(lost).rejects.toThrow('gone')
  const two = await statement(1)
  two.end()
  expect(await kept).toBe('b!')
})

test('a crowd is answered in several statements, each his own', async () => {
  const sizes: number[] = []
  const ask = gatherOn(async (_db: object, questions: readonly number[]) => {
    sizes.push(questions.length)
    return questions.map(one => one * 2)
  })
  const db = {}
  const crowd = Array.from({ length: 250 }, (_, i) => i)
  expect(await Promise.all(crowd.map(one => ask(db, one)))).toEqual(crowd.map(one => one * 2))
  expect(sizes).toEqual([100, 100, 50])
})
