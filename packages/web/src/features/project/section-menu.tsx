import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { projectSections, type ProjectSection } from '@maojian/contract/project-rules'
import type { Detail } from './project-draft.ts'
import styles from './project.module.css'

interface SectionMenuProps {
  readonly current: ProjectSection
  readonly problems: Detail['problems']
  readonly onShow: (section: ProjectSection) => void
}

const names = Object.keys(projectSections) as ProjectSection[]

/** The sections of a project, each with how complete it is. */
export const SectionMenu = ({ current, problems, onShow }: SectionMenuProps) => (
  <nav className={`card ${styles.menu}`} aria-label="填报内容">
    <ul>
      {names.map(name => {
        const missing = problems
          .filter(one => one.section === name)
          .reduce((sum, { count }) => sum + count, 0)
        return (
          <li key={name}>
            <button
              type="button"
              className={styles.menuItem}
              aria-current={name === current ? 'step' : undefined}
              onClick={() => onShow(name)}
            >
              {missing === 0 ? (
                <CheckCircleFilled className={styles.done} aria-hidden="true" />
              ) : (
                <ExclamationCircleFilled className={styles.missing} aria-hidden="true" />
              )}
              {projectSections[name]}
              <small>{missing === 0 ? '完整' : `缺 ${missing}`}</small>
            </button>
          </li>
        )
      })}
    </ul>
  </nav>
)
