import { pageGroupA, pageGroupB, pageGroupD, pageGroupE } from '@maojian/contract/calls/country'
import { emptyTexts, pageSizes } from '@maojian/contract/limits'
import { Input, Pagination } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { XMatrix } from '../../ui/table/x-matrix.tsx'
import type { GroupRow } from './chart-view.ts'
import styles from './country.module.css'
import { groupFlags, groupTitles, type GroupLetter } from './group-columns.ts'

const calls = { A: pageGroupA, B: pageGroupB, D: pageGroupD, E: pageGroupE } as const

export const GroupMatrix = ({ letter, rows }: { letter: GroupLetter; rows: readonly GroupRow[] }) => (
  <XMatrix
    caption={groupTitles[letter]}
    first="国家/地区"
    columns={groupFlags[letter].map(([key, title, hint]) => ({ key, title, hint }))}
    rows={rows.map(row => ({
      key: row.countryId,
      head: row.nameCn,
      sub: row.name,
      marked: new Set(groupFlags[letter].flatMap(([key]) => (row[key] === '1' ? [key] : []))),
    }))}
  />
)

const Rows = ({ letter, keyword }: { letter: GroupLetter; keyword: string }) => {
  const [page, setPage] = useState(1)
  const query = useCall(
    calls[letter],
    { page, keyword, pageSize: pageSizes.countryGroup },
    { keepWhile: former => former.keyword === keyword },
  )
  if (query.isPending) return <SkeletonRows rows={5} height={48} />
  if (query.isError)
    return <ErrorState compact error={query.error} what="读取国家组" onRetry={() => void query.refetch()} />
  if (query.data.count === 0) return <EmptyState compact title={emptyTexts.noRelevant} />
  return (
    <>
      <GroupMatrix letter={letter} rows={query.data.data} />
      <Pagination
        size="small"
        align="end"
        current={page}
        pageSize={pageSizes.countryGroup}
        total={query.data.count}
        showSizeChanger={false}
        showLessItems
        showTotal={total => `共 ${total} 条`}
        onChange={setPage}
      />
    </>
  )
}

/** One group: paged by five, filtered by a keyword of its own. */
const GroupTable = ({ letter }: { letter: GroupLetter }) => {
  const [keyword, setKeyword] = useState('')
  return (
    <section className={`card ${styles.section}`} aria-label={groupTitles[letter]}>
      <h2>{groupTitles[letter]}</h2>
      <Input.Search
        allowClear
        aria-label={`${letter} 组国家关键词`}
        placeholder="国家或地区名称、代码"
        onSearch={text => setKeyword(text.trim())}
      />
      <Rows key={keyword} letter={letter} keyword={keyword} />
    </section>
  )
}

export const GroupTables = () => (
  <div className={styles.tables}>
    {(['A', 'B', 'D', 'E'] as const).map(letter => (
      <GroupTable key={letter} letter={letter} />
    ))}
  </div>
)
