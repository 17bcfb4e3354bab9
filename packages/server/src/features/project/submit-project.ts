import { shanghaiDay } from '../../shanghai-day.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { checkProjectJob } from './check-job.ts'
import { dealOf } from './project-deal.ts'
import type { ProjectContent } from './project-content.ts'
import { insertReport, newReportId, releasedRevision, reportLines } from './report-store.ts'
import type { Project } from './tables.ts'

/** Day and a part of the id, by which people name a report. */
const numberOf = (id: string, day: string): string =>
  `XM-${day.replaceAll('-', '')}-${id.slice(1, 9).toUpperCase()}`

/** Keeps the project as it is submitted and asks for its check, in the caller's transaction. */
export const submitProject = async (
  context: Context,
  project: Project,
  content: ProjectContent,
): Promise<void> => {
  const { db, jobs, now } = context
  const user = needUser(context)
  const day = shanghaiDay(now)
  dealOf(project.name, content, day)
  const [newest] = await reportLines(db, [project.id])
  if (newest?.state === 'running') throw new Fault(409, '该项目正在检查，请等待其完成')
  const id = newReportId()
  const jobId = await jobs.enqueue(checkProjectJob, { id }, db)
  const { name, summary, revision } = project
  const released = await releasedRevision(db, project.id)
  const editors = Object.entries(project.editors).flatMap(([one, at]) => (at > released ? [one] : []))
  await insertReport(db, user, {
    id,
    projectId: project.id,
    number: numberOf(id, day),
    jobId,
    asked: { name, summary, author: user.loginName, editors, content },
    revision,
    now,
  })
}
