import type { nextItemPage } from '@maojian/contract/calls/item-flow'
import { sensitiveBasisZh } from '@maojian/domain/control/render/sensitive-zh'
import type { FlowQuestion } from '@maojian/domain/item-flow/flow-question'
import {
  answersOn,
  textOf,
  walked,
  type FlowState,
  type PageAnswers,
} from '@maojian/domain/item-flow/flow-state'
import { dealOf, itemOf, searchPages } from '@maojian/domain/item-flow/item-of-flow'
import { byGravity, nothingFound } from '@maojian/domain/risk/warning'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { itemPages } from '@maojian/domain/vocabulary/item-page.table'
import type * as z from 'zod'
import { subjectRisk, type MarkSources } from '../deal/entry.ts'
import type { FileWire } from '../file/entry.ts'
import { answeredExceptions, exceptionsOf } from './item-exceptions.ts'
import type { JudgedPlace } from './item-judgement.ts'
import { itemFindings, levelOf, reasonOf } from './item-findings.ts'
import { conclusionOf, documentsFor, summaryOf } from './item-summary.ts'

export type PageWire = z.output<typeof nextItemPage.reply>
type Question = PageWire['questionList'][number]

/** What a page is drawn from. */
export interface PageView {
  readonly id: string
  readonly projectId: string
  readonly state: FlowState
  readonly status: 1 | 2
  readonly answers: PageAnswers
  readonly questions: readonly FlowQuestion[]
  readonly places: readonly JudgedPlace[]
  readonly files: ReadonlyMap<string, FileWire>
  readonly sources: MarkSources | undefined
  readonly finished?: { readonly itemId: string; readonly riskLevel: 0 | 1 | 2; readonly reason: string }
}

const counted: ReadonlySet<string> = new Set(['yesNo', 'yesNoUnclear', 'tick'])

const questionWire = (view: PageView, question: FlowQuestion): Question => {
  const said = view.answers[question.id] ?? []
  const isCounted = counted.has(question.kind)
  const search = answersOn(view.state, '021')
  return {
    questionId: question.id,
    kind: question.kind,
    question: question.text,
    description: question.why ?? '',
    citation: question.citation ?? '',
    required: question.required ?? false,
    options: (question.options ?? []).map(([answerId, text]) => ({ answerId, text })),
    answer: isCounted && said[0] !== undefined ? Number(said[0]) : null,
    answers: isCounted ? [] : [...said],
    extraId: question.kind === 'entry' ? (said[0] ?? '') : '',
    componentKeyword: question.kind === 'component' ? textOf(search, 'keyword') : '',
    componentType:
      question.kind === 'component' && textOf(search, 'type') !== '' ? Number(textOf(search, 'type')) : null,
    fileList: question.kind === 'files' ? said.flatMap(id => view.files.get(id) ?? []) : [],
  }
}

const countryRows = ({ state, places, answers, sources }: PageView): PageWire['extra']['countryList'] => {
  const shown = ['002', '004', '013', '019', '009'].includes(state.at) ? (answers['countries'] ?? []) : []
  return shown.map(country => {
    const place = places.find(one => one.country === country)
    const risk = sources?.countryRisk(country)
    return {
      countryId: country,
      country: countryNameZh(country),
      riskLevel: risk?.level ?? 0,
      reason: [...new Set((risk?.bases ?? []).map(one => sensitiveBasisZh(one.basis)))].join('；'),
      outcome: place?.reply.outcome ?? '',
      outcomeName: place?.reply.outcomeName ?? '',
      reasons: [
        ...new Set((place?.reply.reasons ?? []).map(one => one.reason).filter(one => one !== '')),
      ].join('、'),
    }
  })
}

const userRows = ({ state, answers, sources }: PageView): PageWire['extra']['userList'] => {
  const names =
    state.at === '005' ? (answers['names'] ?? []) : state.at === '015' ? dealOf(state).endUsers : []
  if (sources === undefined) return []
  return names.map(name => {
    const { riskLevel, reason, lists } = subjectRisk(sources, { name, codes: [] })
    return { name, riskLevel, reason, lists: [...lists] }
  })
}

const suggestions = ({ state, places }: PageView): PageWire['extra']['suggestionList'] =>
  state.at !== '015'
    ? []
    : places.map(({ country, reply }) => ({ ...reply, countryId: country, country: countryNameZh(country) }))

const searchWords = (state: FlowState) => {
  const page = searchPages.find(one => state.path.includes(one))
  const said = page === undefined ? {} : (state.said[page] ?? {})
  return {
    cclKeyword: textOf(said, 'keyword'),
    cclCategory: textOf(said, 'category'),
    cclGroup: textOf(said, 'group'),
    isInvolveCCL: textOf(said, 'none') === '1' ? 1 : null,
  }
}

const partWords = (state: FlowState) => {
  const said = answersOn(state, '021')
  return {
    componentKeyword: textOf(said, 'keyword'),
    componentType: textOf(said, 'type') === '' ? null : Number(textOf(said, 'type')),
    componentId: textOf(said, 'component'),
    isInvolveComponent: textOf(said, 'none') === '1' ? 1 : null,
  }
}

/** The page with everything that is known so far. */
export const pageWire = (view: PageView): PageWire => {
  const { state, questions, places } = view
  const { step, title } = itemPages[state.at]
  const list = questions.map(one => questionWire(view, one))
  const item = itemOf(state)
  const isLast = state.at === '015'
  const found = isLast ? itemFindings(state, view.sources) : nothingFound
  return {
    id: view.id,
    projectId: view.projectId,
    status: view.status,
    pageCode: state.at,
    module: state.at,
    step,
    title,
    path: [...walked(state)],
    itemName: item.name,
    industry: textOf(answersOn(state, '001'), 'industry'),
    name: dealOf(state).endUsers.join('、'),
    eccn: item.eccn,
    ...partWords(state),
    ...searchWords(state),
    questionGroup: { title, questionList: list },
    questionList: list,
    exceptionList: state.at === '018' || isLast ? answeredExceptions(state, exceptionsOf(places)) : [],
    conclusion: isLast ? conclusionOf(state, places, found) : '',
    addedItem: isLast ? summaryOf(state) : [],
    extra: {
      finished: view.finished ? 1 : 0,
      itemId: view.finished?.itemId ?? '',
      riskLevel: view.finished?.riskLevel ?? levelOf(found),
      reason: view.finished?.reason ?? reasonOf(found),
      countryList: countryRows(view),
      userList: userRows(view),
      suggestionList: suggestions(view),
      warningList: byGravity(found.warnings).map(({ level, why, source, citation }) => ({
        level,
        why,
        source,
        citation,
      })),
      documents: isLast ? documentsFor(state, places, found) : [],
    },
  }
}
