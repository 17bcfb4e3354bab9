import { needUser, type Context } from '../../http/context.ts'
import { asksFourEyes } from '../decision/entry.ts'
import type { ProjectReport } from './tables.ts'

type Filled = Pick<ProjectReport, 'author_id' | 'asked'>

/** Whether an account submitted the report, or changed the project since another one last released it. */
const hadPart = ({ author_id, asked }: Filled, accountId: string | null): boolean =>
  accountId !== null && (accountId === author_id || (asked.editors ?? []).includes(accountId))

/** Why the caller may not sign a report off; undefined where he may: as of decisions, where the organisation asks for four eyes. */
export const reviewObstacle = async (context: Context, row: Filled): Promise<string | undefined> => {
  const user = needUser(context)
  if (user.organisationRole === 'reader') return '您只有查看权限'
  if (!(await asksFourEyes(context.db, user))) return undefined
  if (!['owner', 'reviewer'].includes(user.organisationRole))
    return '本机构要求双人复核：只有所有者或复核人可以复核报告'
  return hadPart(row, user.id) ? '本机构要求双人复核：填报或改动过该项目的成员不能复核其报告' : undefined
}

/** Whether who signed it off had a part in it, where the organisation asks for four eyes: then it is still to be reviewed. */
export const isReviewedAlone = async (
  db: Context['db'],
  row: Filled & Pick<ProjectReport, 'organisation_id' | 'reviewer_id'>,
): Promise<boolean> =>
  hadPart(row, row.reviewer_id) && (await asksFourEyes(db, { organisationId: row.organisation_id }))

export const aloneReview = '复核人参与过填报，本机构要求双人复核，须由他人重新复核'
