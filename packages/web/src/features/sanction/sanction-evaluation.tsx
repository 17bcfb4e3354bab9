import { SearchOutlined } from '@ant-design/icons'
import { searchTermProblem } from '@maojian/contract/limits'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QuickResults } from './quick-results.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-page.module.css'

interface SanctionEvaluationProps {
  readonly searched: string
  readonly onSearch: (key: string) => void
}

export const SanctionEvaluation = ({ searched, onSearch }: SanctionEvaluationProps) => (
  <div className={styles.page}>
    <section className="card">
      <SearchBox searched={searched} onSearch={onSearch} />
    </section>
    {searchTermProblem(searched) === undefined ? (
      <QuickResults searched={searched} />
    ) : (
      <section className="card">
        <EmptyState icon={<SearchOutlined aria-hidden="true" />} title="输入名称或编码开始评估">
          结论行给出命中数、所用名单日期与判定分值，每条结果可展开比对依据。
        </EmptyState>
      </section>
    )}
  </div>
)
