import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { watchSearch } from '@maojian/contract/calls/watch'
import { pageSizes } from '@maojian/contract/limits'
import { Button, Pagination, Segmented } from 'antd'
import { CertificateButton } from '../../ui/certificate-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { WatchButton } from '../../ui/watch-button.tsx'
import { BasisLine } from './basis-line.tsx'
import { HitList } from './hit-list.tsx'
import type { HitAnswer } from './hit.ts'
import { NearNames } from './near-names.tsx'
import { NoHits } from './no-hits.tsx'
import styles from './search-page.module.css'
import {
  chooseType,
  clearFilters,
  hasFilters,
  hidesRows,
  searchText,
  turnPage,
  type SearchState,
} from './search-state.ts'
import { onDay, verdictOf } from './search-verdict.ts'

const views = [
  { value: 'list', label: '列表', icon: <UnorderedListOutlined aria-hidden="true" /> },
  { value: 'card', label: '卡片', icon: <AppstoreOutlined aria-hidden="true" /> },
] as const

interface SearchResultsProps {
  readonly state: SearchState
  readonly answer: HitAnswer
  /** An answer to the former question, shown while the new one loads. */
  readonly stale: boolean
  readonly onChange: (state: SearchState) => void
}

/** The terms that are screened again; what only hides rows is no part of them. */
const watchedOf = ({ key, type, subTypes, country, birthDate }: SearchState) => ({
  keyword: key,
  type,
  subType: subTypes.join(','),
  country,
  birthDate,
})

const Toolbar = ({ state, answer, onChange }: Omit<SearchResultsProps, 'stale'>) => (
  <div className={styles.toolbar}>
    <span>
      {hidesRows(state)
        ? `显示 ${answer.count} 条，共 ${answer.total ?? answer.count} 条结果（结论按全部结果）`
        : `共 ${answer.count} 条结果${hasFilters(state) ? '（已筛选）' : ''}`}
      {answer.otherTypes !== undefined && (
        <Button type="link" size="small" onClick={() => onChange(chooseType(state, ''))}>
          查看全部类型（另有 {answer.otherTypes} 个）
        </Button>
      )}
    </span>
    <span className={styles.acts}>
      {answer.record !== undefined && answer.tooCommon !== true && (
        <CertificateButton record={answer.record} warning={answer.basis.warning} />
      )}
      {answer.tooCommon !== true && state.asOf === '' && (
        <WatchButton key={JSON.stringify(watchedOf(state))} call={watchSearch} input={watchedOf(state)}>
          加入监控
        </WatchButton>
      )}
    </span>
    <Segmented
      aria-label="显示方式"
      size="small"
      value={state.view}
      options={[...views]}
      onChange={view => onChange({ ...state, view })}
    />
  </div>
)

const nearOf = ({ near }: SearchState, answer: HitAnswer) => {
  if (answer.near !== undefined) return 'shown'
  return near ? 'none' : 'hidden'
}

export const SearchResults = ({ state, answer, stale, onChange }: SearchResultsProps) => {
  const verdict = onDay(verdictOf(answer), state.asOf, answer)
  const clear = hasFilters(state) ? () => onChange(clearFilters(state)) : undefined
  return (
    <div className={styles.results} aria-busy={stale} style={{ opacity: stale ? 0.6 : 1 }}>
      <VerdictLine {...verdict} basis={<BasisLine basis={answer.basis} />} />
      <Toolbar state={state} answer={answer} onChange={onChange} />
      {answer.data.length === 0 ? (
        <section className="card">
          {hidesRows(state) ? (
            <EmptyState
              title="筛选后没有可显示的结果"
              actions={<Button onClick={clear}>清除筛选条件</Button>}
            >
              结论仍按全部 {answer.total ?? answer.count} 条结果。
            </EmptyState>
          ) : (
            <NoHits
              searched={state.key}
              basis={answer.basis}
              tooCommon={answer.tooCommon === true}
              isOtherType={answer.otherTypes !== undefined}
              near={nearOf(state, answer)}
              onClearFilters={clear}
            />
          )}
        </section>
      ) : (
        <HitList
          hits={answer.data}
          asked={{ name: state.key, country: state.country, birthDate: state.birthDate }}
          view={state.view}
          first={(state.page - 1) * state.pageSize + 1}
          from={searchText(state)}
          record={answer.record}
        />
      )}
      {answer.data.length < answer.count && (
        <p className="print-only">
          本页打印第 {(state.page - 1) * state.pageSize + 1} 至{' '}
          {(state.page - 1) * state.pageSize + answer.data.length} 条，共 {answer.count} 条；其余未打印。
        </p>
      )}
      {answer.near && <NearNames near={answer.near} />}
      {answer.count > 0 && (
        <Pagination
          className={styles.pager}
          current={state.page}
          pageSize={state.pageSize}
          total={answer.count}
          showSizeChanger
          showQuickJumper
          pageSizeOptions={[...pageSizes.searchOptions]}
          showTotal={total => `共 ${total} 条`}
          onChange={(page, pageSize) => onChange(turnPage(state, page, pageSize))}
        />
      )}
    </div>
  )
}
