/** What lists publish belongs to nobody. */
export const published = new Set([
  '/api/decision/decide',
  '/api/decision/list',
  '/api/party/history',
  '/api/news/party',
  '/api/sanction/detail',
  '/api/watch/add/party',
  '/api/sanction/detail/file',
  '/api/sanction/entity',
  '/api/sanction/record',
  '/yente/entities/:id',
  // The enterprise graph is everybody's.
  '/api/enterprise/ownership',
  '/api/enterprise/group',
  '/api/graph/detail',
  '/api/sanction/detail/graph/conduct/level',
  '/api/sanction/relation/map',
])

/** How far the owner gets where that is not an answer: a code he did not ask for, no envelope, no rows yet. */
export const further: Readonly<Record<string, number>> = {
  '/api/user/update': 400,
  '/api/file/content': 0,
  '/api/evidence/certificate/file': 0,
  '/api/screening/batch/file': 409,
  '/api/screening/batch/report': 409,
  '/api/decision/decideRows': 400,
  '/api/risk/project/transaction/object/decide': 204,
  '/api/risk/report/export': 409,
  '/api/risk/report/review': 409,
  '/api/classification/review': 403,
  '/api/classification/record': 202,
}

/** What is decided of a row, beside its batch. */
export const decidedRows = { rows: '[{"line":2}]', same: 'no', reason: '丁' } as const

const doneVerbs = ['detail', 'result', 'delete', 'repeat', 'file', 'report'] as const

/** What may be asked of a finished batch, each of one of its own. */
export const ofDoneBatches = async (make: () => Promise<string>): Promise<Record<string, { id: string }>> =>
  Object.fromEntries(
    await Promise.all(
      doneVerbs.map(async verb => [`/api/screening/batch/${verb}`, { id: await make() }] as const),
    ),
  )
