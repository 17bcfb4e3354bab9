import { SearchOutlined } from '@ant-design/icons'
import { searchSanctions } from '@maojian/contract/calls/sanction'
import { searchTermProblem } from '@maojian/contract/limits'
import { showDirectionSigns } from '@maojian/domain/vocabulary/direction-signs'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useClient, useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { today } from '../../ui/clock-time.ts'
import { DrawnInSlices } from '../../ui/drawn-in-slices.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { useCorrection } from '../../ui/use-correction.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { hitsOf } from './hit.ts'
import { SearchBox } from './search-box.tsx'
import { SearchFilters } from './search-filters.tsx'
import styles from './search-page.module.css'
import { SearchResults } from './search-results.tsx'
import {
  asOfProblem,
  isSamePlace,
  lastPage,
  readSearch,
  startSearch,
  writeSearch,
  wrongBirthDate,
  type SearchState,
} from './search-state.ts'

const questionOf = (state: SearchState) => ({
  keyword: state.key,
  type: state.type,
  subType: state.subTypes.join(','),
  country: state.country === '' ? undefined : state.country,
  birthDate: state.birthDate === '' ? undefined : state.birthDate,
  asOf: state.asOf === '' ? undefined : state.asOf,
  list: state.list,
  programme: state.programme,
  partyCountry: state.partyCountry,
  include: state.near ? ('near' as const) : undefined,
  page: state.page,
  pageSize: state.pageSize,
})

const dateProblem = ({ asOf, birthDate }: SearchState): string | undefined =>
  asOfProblem(asOf, today()) ?? wrongBirthDate(birthDate, today())

const useHits = (state: SearchState, enabled: boolean) => {
  const asked = enabled && searchTermProblem(state.key) === undefined && dateProblem(state) === undefined
  const query = useCall(searchSanctions, questionOf(state), {
    enabled: asked,
    // The page itself says what failed, once.
    placed: true,
    // Never another name's answer under this name, nor that of another day.
    keepWhile: former =>
      'keyword' in former && former.keyword === state.key && (former.asOf ?? '') === state.asOf,
  })
  return { ...query, asked, answer: query.data && hitsOf(query.data) }
}

const Start = () => (
  <section className="card">
    <EmptyState icon={<SearchOutlined aria-hidden="true" />} title="输入名称或编码开始检索">
      支持中文、英文、俄文、阿拉伯文、朝鲜文等任意文字的名称，以及护照号、IMO
      编号、统一社会信用代码、机尾号、MSN。
    </EmptyState>
  </section>
)

interface RefusedProps {
  readonly problem: string
  readonly state: SearchState
  readonly onChange: (state: SearchState) => void
}

/** What was asked cannot be answered: no verdict, and none of another question in its place. */
const Refused = ({ problem, state, onChange }: RefusedProps) => (
  <section className="card" role="alert">
    <EmptyState
      icon={<SearchOutlined aria-hidden="true" />}
      title={problem}
      actions={
        dateProblem(state) !== undefined && (
          <Button onClick={() => onChange({ ...state, asOf: '', birthDate: '', page: 1 })}>清除日期</Button>
        )
      }
    >
      未作检索，没有结论。请修改后再检索。
    </EmptyState>
  </section>
)

const Visitor = ({ seachKey }: { seachKey: string }) => {
  const { notices } = useClient()
  useEffect(() => notices.askLogin(), [notices])
  return (
    <section className="card">
      <LoginNeeded what="检索全部名单">
        制裁名单检索会为您保存检索记录与所用的名单版本，因此需要登录。未登录时可在
        <Link to={pageAddress('home', { seachKey })}>首页</Link>查看前 10 条结果。
      </LoginNeeded>
    </section>
  )
}

const Results = (props: {
  hits: ReturnType<typeof useHits>
  state: SearchState
  onChange: (s: SearchState) => void
}) => {
  const { hits, state, onChange } = props
  const problem = searchTermProblem(state.key) ?? dateProblem(state)
  if (state.key === '') return <Start />
  if (problem !== undefined) return <Refused {...{ problem, state, onChange }} />
  if (hits.isError)
    return (
      <section className="card">
        <ErrorState error={hits.error} what="检索" onRetry={() => void hits.refetch()} />
      </section>
    )
  const skeleton = <SkeletonRows rows={6} height={104} label="正在检索" />
  if (hits.answer === undefined) return skeleton
  return (
    <DrawnInSlices key={state.key} instead={skeleton}>
      <SearchResults state={state} answer={hits.answer} stale={hits.isPlaceholderData} onChange={onChange} />
    </DrawnInSlices>
  )
}

export const SearchPage = () => {
  const [query, setQuery] = usePageState('sanctionSearch')
  const session = useSession()
  const { notices } = useClient()
  const state = readSearch(query)
  // The box that holds the word stays off the paper.
  const printing = usePrinting()
  const hits = useHits(state, session !== undefined)
  const { count = 0, data = [] } = hits.answer ?? {}
  const last = lastPage(count, state.pageSize)
  useCorrection(data.length === 0 && last < state.page && count > 0, () =>
    setQuery(writeSearch({ ...state, page: last }), { replace: true }),
  )
  const change = (next: SearchState) => setQuery(writeSearch(next), { replace: isSamePlace(next, state) })
  const answer = hits.asked && !hits.isError ? hits.answer : undefined
  const search = (key: string) => {
    if (session === undefined) notices.askLogin()
    if (key === state.key && session !== undefined) void hits.refetch()
    change(startSearch(state, key))
  }
  return (
    <div className={styles.page}>
      <h1 className="sr-only">{pages.sanctionSearch.title}</h1>
      <section className="card no-print">
        <SearchBox searched={state.key} onSearch={search} />
        {showDirectionSigns(state.key) !== state.key && (
          <p className={styles.signs}>
            检索词含有改变书写方向的不可见字符：<bdi>{showDirectionSigns(state.key)}</bdi>
          </p>
        )}
        {session !== undefined && searchTermProblem(state.key) === undefined && (
          <SearchFilters state={state} types={answer?.types} facets={answer?.facets} onChange={change} />
        )}
      </section>
      {printing && <p>检索词：{showDirectionSigns(state.key)}</p>}
      {session === undefined ? (
        <Visitor seachKey={state.key} />
      ) : (
        <Results hits={hits} state={state} onChange={change} />
      )}
    </div>
  )
}
