/** Fields of a determination that settle an open point; `facts` is a plain yes or no. */
export const answerFields = [
  'facts',
  'eccn',
  'destination',
  'endUser',
  'endUses',
  'made',
  'contentShare',
  'cnCode',
] as const
export type AnswerField = (typeof answerFields)[number]
