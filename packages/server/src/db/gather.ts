interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Questions that one statement answers at most. */
const mostAtOnce = 100

type Answerer<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

/**
 * Questions that come while a statement is on its way share the next one. Each is answered by a statement that was sent
 * after it was asked: nobody is told what another one saw before.
 */
export const gather = <Question, Answer>(
  answerAll: Answerer<Question, Answer>,
): ((question: Question) => Promise<Answer>) => {
  const waiting: Waiting<Question, Answer>[] = []
  let underWay = false

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce)
      try {
        const answers = await answerAll(some.map(({ question }) => question))
        for (const [at, { resolve }] of some.entries()) resolve(answers[at]!)
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
    }
    underWay = false
  }

  return question =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (underWay) return
      underWay = true
      // Whatever has arrived in this turn of the loop goes along.
      setImmediate(() => void drain())
    })
}

/** The same for each database, or transaction, that is asked. */
export const gatherOn = <Db extends object, Question, Answer>(
  answerAll: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((db: Db, question: Question) => Promise<Answer>) => {
  const known = new WeakMap<Db, (question: Question) => Promise<Answer>>()
  return (db, question) => {
    const ask = known.get(db) ?? gather(questions => answerAll(db, questions))
    known.set(db, ask)
    return ask(question)
  }
}
