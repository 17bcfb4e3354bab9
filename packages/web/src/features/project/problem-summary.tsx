import { projectSections } from '@maojian/contract/project-rules'
import { Alert } from 'antd'
import type { Detail } from './project-draft.ts'
import styles from './project.module.css'

type Problem = Detail['problems'][number]

interface ProblemSummaryProps {
  readonly problems: readonly Problem[]
  readonly onShow: (problem: Problem) => void
}

/** The section stands before what is missing in it, unless the sentence begins with it. */
const wordsOf = ({ section, text }: Problem): string => {
  const title = projectSections[section]
  return text.startsWith(title) ? text : `${title}：${text}`
}

/** What keeps a project from being submitted; each line leads to its field. */
export const ProblemSummary = ({ problems, onShow }: ProblemSummaryProps) =>
  problems.length === 0 ? (
    <Alert type="success" showIcon title="必填内容已齐全，可以提交。" />
  ) : (
    <Alert
      type="error"
      showIcon
      title={`还有 ${problems.length} 处须补充或更正`}
      description={
        <ul className={styles.problems}>
          {problems.map(problem => (
            <li key={`${problem.field} ${problem.text}`}>
              <button type="button" className={styles.linkButton} onClick={() => onShow(problem)}>
                {wordsOf(problem)}
              </button>
            </li>
          ))}
        </ul>
      }
    />
  )
