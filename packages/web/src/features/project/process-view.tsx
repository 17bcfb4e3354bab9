import { projectSections, type ProjectSection } from '@maojian/contract/project-rules'
import { Link, useNavigate } from '@tanstack/react-router'
import { Alert, ConfigProvider } from 'antd'
import { useState } from 'react'
import { useMayWrite } from '../../api/client-context.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { ReaderNote } from '../../ui/reader-note.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { FinishHint } from './finish-hint.tsx'
import { ProcessHead } from './process-head.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { fieldId, type Detail } from './project-draft.ts'
import styles from './project.module.css'
import { SaveFault } from './save-fault.tsx'
import { SectionMenu } from './section-menu.tsx'
import { sectionViews } from './section-views.tsx'
import { useFocusField } from './use-focus-field.ts'
import { useProjectDraft } from './use-project-draft.ts'

const isSection = (text: string): text is ProjectSection => Object.hasOwn(projectSections, text)

const ReportHint = ({ saved }: { saved: Detail }) => (
  <Alert
    type={saved.changed ? 'warning' : 'success'}
    showIcon
    title={saved.changed ? '最近一份报告之后有改动：提交后生成新报告。' : '该项目已有报告。'}
    action={<Link to={pageAddress('report', { id: saved.reportId })}>查看报告</Link>}
  />
)

/** The seven sections of one project, with what is missing in each, saved as they are typed. */
export const ProcessView = ({ detail }: { detail: Detail }) => {
  const navigate = useNavigate()
  const [{ section: asked = 'base' }, setQuery] = usePageState('process')
  const section = isSection(asked) ? asked : 'base'
  const [told, setTold] = useState(false)
  const focus = useFocusField(section)
  const editing = useProjectDraft(detail, {
    onMissing: () => setTold(true),
    onSubmitted: () => void navigate({ href: pageAddress('report', { id: detail.id }) }),
  })
  const { saved } = editing
  usePageTitle(saved.name === '' ? '' : `填报 ${saved.name}`, detail.id)
  const show = (next: ProjectSection): void => setQuery({ section: next }, { replace: true })
  const mayWrite = useMayWrite()
  const Section = sectionViews[section]
  return (
    <div className="page">
      <ProcessHead editing={editing} onSubmit={editing.submit} />
      {mayWrite ? (
        <>
          {saved.reportId === '' && <FinishHint />}
          <FinishDialog editing={editing} />
        </>
      ) : (
        <ReaderNote />
      )}
      {saved.reportId !== '' && <ReportHint saved={saved} />}
      <SaveFault editing={editing} />
      {told && (
        <ProblemSummary
          problems={saved.problems}
          onShow={problem => {
            show(problem.section)
            focus(fieldId(problem, editing.draft))
          }}
        />
      )}
      <div className={styles.body}>
        <SectionMenu current={section} problems={saved.problems} onShow={show} />
        <section className={`card ${styles.section}`} aria-label={projectSections[section]}>
          <h2>{projectSections[section]}</h2>
          {!saved.screened && (
            <Alert type="warning" showIcon title="名单正在载入，风险标记暂不可用；保存后会重新筛查。" />
          )}
          {saved.warning !== '' && (
            <Alert type="warning" showIcon title={`没有风险标记的行不能就此认为没有风险。${saved.warning}`} />
          )}
          <ConfigProvider componentDisabled={!mayWrite}>
            <Section editing={editing} />
          </ConfigProvider>
        </section>
      </div>
    </div>
  )
}
