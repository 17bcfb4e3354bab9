import { decisionAnswers } from '@maojian/contract/calls/decision'
import type { Answer } from '@maojian/domain/control/rule/question'
import type { DecisionSource } from './screening-terms.ts'

/** What was decided of a match, by whom, when, why and until when: told wherever the match does not count by its score. */
export const decisionWords = (
  { id, by, decidedOn, approvedBy, reason, reviewOn }: DecisionSource,
  same: Answer = 'no',
): string =>
  `本机构判定${decisionAnswers[same]}（${by}，${decidedOn}${approvedBy === '' ? '' : `，${approvedBy}复核`}；理由：${reason}；有效至 ${reviewOn}；判定 ${id}）`
