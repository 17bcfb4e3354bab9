import { savedRows, type SavedWork } from '../organisation/entry.ts'
import { ofOrganisation } from '../organisation/entry.ts'

/** Projects with the rows of their sections. */
export const savedProjects: SavedWork = savedRows({
  table: 'project',
  name: 'projects',
  read: async (db, organisationId) => {
    const projects = await db
      .selectFrom('project')
      .selectAll()
      .where(ofOrganisation({ organisationId }, 'project'))
      .orderBy('created_at')
      .execute()
    const ids = projects.map(one => one.id)
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('project_row')
            .selectAll()
            .where('project_id', 'in', ids)
            .orderBy('ordinal')
            .execute()
    const byProject = Map.groupBy(rows, row => row.project_id)
    return projects.map(one => ({ ...one, rows: byProject.get(one.id) ?? [] }))
  },
})

export const savedProjectReports: SavedWork = savedRows({
  table: 'project_report',
  name: 'projectReports',
  by: 'created_at',
})
