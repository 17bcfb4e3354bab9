import type { ProjectDesk } from './testing.ts'

type Fields = Record<string, unknown>
type Headers = Record<string, string>

export interface ItemPage extends Fields {
  readonly id: string
  readonly pageCode: string
  readonly status: number
  readonly questionList: readonly {
    readonly questionId: string
    readonly answer: number | null
    readonly answers: readonly string[]
  }[]
  readonly extra: Fields & { readonly suggestionList: readonly Fields[] }
}

export const namedItem = { name: '模数转换器', kind: 'goods', partKnown: 0 }
export const americanItem = { usOrigin: 1, usContent: 1, usTechnology: 1 }

/** Answers as the client sends them: by question. */
export const say = (answers: Readonly<Fields>) =>
  Object.entries(answers).map(([questionId, answerId]) => ({ questionId, answerId }))

/** A new project of a newcomer, and what he does in its item wizard. */
export const startItemWalk = async (desk: ProjectDesk) => {
  const me: Headers = (await desk.server.newcomer()).headers
  const projectId = await desk.create(me, '转换器项目')
  const next = async (fields: Fields, headers = me) =>
    desk.post('/api/investigation/item/next', { projectId, ...fields }, headers)
  const page = async (fields: Fields): Promise<ItemPage> => {
    const answer = await next(fields)
    if (answer.code !== 200) throw new Error(`item/next: ${answer.code} ${answer.message}`)
    return answer.data as unknown as ItemPage
  }
  return {
    me,
    projectId,
    next,
    page,
    previous: async (id: string, module: string) =>
      (await desk.post('/api/risk/project/new/item/previous', { id, module }, me))
        .data as unknown as ItemPage,
    /** Answers page after page, each as the server asked for it. */
    walk: async (...answers: readonly Readonly<Fields>[]): Promise<ItemPage> => {
      let shown = await page({})
      for (const one of answers)
        shown = await page({ id: shown.id, module: shown.pageCode, answer: say(one) })
      return shown
    },
    detail: async () => (await desk.get('/api/risk/project/detail', { id: projectId }, me)).data,
  }
}

export type ItemWalk = Awaited<ReturnType<typeof startItemWalk>>
