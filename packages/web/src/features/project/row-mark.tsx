import { projectTexts, rowWord } from '@maojian/contract/project-rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { judgedWords, type RowMark } from './project-draft.ts'
import styles from './project.module.css'

interface RowMarkLineProps {
  readonly row: object
  readonly mark: RowMark | undefined
  /** Words of the tag for 1 and 2. */
  readonly words?: readonly [string, string]
  /** Says too that nothing was found about the one who is named; on which lists, the report tells. */
  readonly tellsNone?: boolean
  /** Searched in a new tab. */
  readonly search?: string
  readonly children?: ReactNode
}

const GraphLink = ({ name }: { name: string }) => (
  <Link to={pageAddress('enterpriseMap', { name })} target="_blank">
    谁与其关联（企业图谱）
  </Link>
)

const listedWords = [projectTexts.onList, projectTexts.mayBeListed] as const

/** What was found about a row when it was saved, and why; nothing while it says something else. */
export const RowMarkLine = ({
  row,
  mark,
  words = listedWords,
  tellsNone,
  search,
  children,
}: RowMarkLineProps) => {
  if (!mark || mark.judged !== judgedWords(row)) return null
  const graph = mark.inGraph && search && <GraphLink name={search} />
  if (mark.riskLevel === 0 && mark.decided !== '')
    return (
      <div className={styles.mark}>
        <RiskTag tone="green">已核对</RiskTag>
        <span className={styles.quiet}>{mark.decided}</span>
        {children}
        {graph}
      </div>
    )
  if (mark.riskLevel === 0)
    return (
      tellsNone && (
        <div className={styles.mark}>
          <span className={styles.quiet}>保存时未检出名单主体；结论及所用名单以检查报告为准。</span>
          {graph}
        </div>
      )
    )
  return (
    <div className={styles.mark}>
      <RiskTag tone={mark.riskLevel === 1 ? 'red' : 'amber'}>
        {rowWord({ riskLevel: mark.riskLevel, why: mark.reason, word: mark.word }, words)}
      </RiskTag>
      {mark.riskLevel === 1 && mark.word !== '' && <span>{mark.word}</span>}
      {mark.lists.length > 0 && <span>{mark.lists.join('、')}</span>}
      <span className={styles.quiet}>{mark.reason}</span>
      {search && (
        <Link to={pageAddress('index', { seachKey: search })} target="_blank">
          查看名单记录
        </Link>
      )}
      {children}
      {graph}
    </div>
  )
}
