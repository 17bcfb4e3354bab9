import { searchEccns } from '@maojian/contract/calls/eccn'
import { emptyTexts, pageSizes } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Alert, Button } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FacetChips } from '../../ui/facet-chips.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { everyPage } from '../../ui/table/every-page.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import styles from './eccn.module.css'
import {
  isAsked,
  modeNames,
  readEccnSearch,
  toggleFilter,
  writeEccnSearch,
  type EccnAnswer,
  type EccnSearch,
} from './eccn-search.ts'
import { NameCandidates } from './name-candidates.tsx'
import { ReferenceTables } from './reference-tables.tsx'
import { ResultTable } from './result-table.tsx'
import { SearchForm } from './search-form.tsx'

interface ResultsProps {
  readonly search: EccnSearch
  readonly answer: EccnAnswer
  readonly onChange: (search: EccnSearch) => void
}

const facetName = ({ code, name }: { code: string; name: string }): string => `${code} ${name}`

const Filters = ({ search, answer, onChange }: ResultsProps) => (
  <div className={styles.filters}>
    {(['category', 'group'] as const).map(filter => (
      <FacetChips
        key={filter}
        label={filter === 'category' ? '类别' : '产品组'}
        facets={(filter === 'category' ? answer.categories : answer.groups).map(facet => ({
          ...facet,
          name: facetName(facet),
        }))}
        selected={search[filter]}
        onToggle={code => onChange(toggleFilter(search, filter, code))}
      />
    ))}
    <p className={styles.note}>灰色的筛选项：当前关键词和另一组筛选之下没有属于该项的条目。</p>
  </div>
)

const isFiltered = ({ category, group }: EccnSearch): boolean => category.length + group.length > 0

const None = ({ search, onChange }: Omit<ResultsProps, 'answer'>) => {
  const filtered = isFiltered(search)
  const clear = filtered && (
    <Button onClick={() => onChange({ ...search, category: [], group: [], page: 1 })}>清除筛选条件</Button>
  )
  return (
    <section className={`card ${styles.section}`}>
      {(search.val === '' || filtered) && (
        <EmptyState title={emptyTexts.noRelevant} actions={clear}>
          当前筛选条件之下没有清单条目；这不说明物项属于 EAR99。
        </EmptyState>
      )}
      {search.val !== '' && <NameCandidates name={search.val} beside={filtered} />}
    </section>
  )
}

/** The words of a list are not those of trade: what the name suggests stands below what holds it. */
const BesideList = ({ name }: { name: string }) => (
  <section className={`card ${styles.section} ${styles.beside}`}>
    <NameCandidates name={name} beside />
  </section>
)

const Results = ({ search, answer, onChange, onRefresh }: ResultsProps & { onRefresh: () => void }) => {
  const { send } = useClient()
  return (
    <>
      {search.val !== '' && answer.mode !== search.mode && (
        <Alert showIcon type="info" title={`已按“${modeNames[answer.mode]}”查询“${search.val}”。`} />
      )}
      {answer.missingParagraph !== '' && (
        <Alert
          showIcon
          type="warning"
          title={`没有收录段落 ${answer.missingParagraph}，请核对编码；下面是它所属的条目。`}
        />
      )}
      {answer.count === 0 ? (
        <None search={search} onChange={onChange} />
      ) : (
        <section className={`card ${styles.section}`}>
          <ResultTable
            answer={answer}
            searched={answer.mode === 'NAME' ? search.val : ''}
            everyRow={() =>
              everyPage(async (page, pageSize) => {
                const { items, count } = await send(searchEccns, { ...askedBy(search), page, pageSize })
                return { data: items, count }
              })
            }
            onRefresh={onRefresh}
          />
          <p className={styles.note}>数据截至 {answer.asOf}；EAR99 与空编码没有条目可打开。</p>
        </section>
      )}
      {answer.count > 0 && answer.mode === 'NAME' && search.val !== '' && <BesideList name={search.val} />}
    </>
  )
}

const askedBy = ({ val, mode, category, group }: EccnSearch) => ({
  key: val,
  mode,
  category: JSON.stringify(category),
  group: JSON.stringify(group),
})

const Answered = ({ search, onChange }: Omit<ResultsProps, 'answer'>) => {
  const [{ pageSize }] = useTableView('eccnSearchPage', pageSizes.search)
  const query = useCall(
    searchEccns,
    { ...askedBy(search), page: search.page, pageSize },
    { keepWhile: former => former.key === search.val },
  )
  if (query.isPending) return <SkeletonRows rows={6} height={56} label="正在查询" />
  if (query.isError)
    return <ErrorState error={query.error} what="查询" onRetry={() => void query.refetch()} />
  return (
    <>
      {(query.data.count > 0 || isFiltered(search)) && (
        <section className="card">
          <PhoneFold title="按类别、产品组筛选" open={isFiltered(search)}>
            <Filters search={search} answer={query.data} onChange={onChange} />
          </PhoneFold>
        </section>
      )}
      <Results
        search={search}
        answer={query.data}
        onChange={onChange}
        onRefresh={() => void query.refetch()}
      />
    </>
  )
}

export const EccnSearchPage = () => {
  const [query, setQuery] = usePageState('eccnSearchPage')
  const search = readEccnSearch(query)
  const change = (next: EccnSearch) => setQuery(writeEccnSearch(next))
  return (
    <div className="page">
      <h1 className="sr-only">{pages.eccnSearchPage.title}</h1>
      <section className="card">
        <SearchForm
          key={search.mode}
          val={search.val}
          mode={search.mode}
          onSearch={(val, mode) => change({ val, mode, category: [], group: [], page: 1 })}
        />
      </section>
      {isAsked(search) ? <Answered search={search} onChange={change} /> : <ReferenceTables />}
    </div>
  )
}
