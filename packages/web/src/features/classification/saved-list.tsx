import {
  copyClassification,
  listClassifications,
  recheckClassification,
  removeClassification,
  reviewClassification,
} from '@maojian/contract/calls/saved-classification'
import { pageSizes } from '@maojian/contract/limits'
import { Input, Pagination } from 'antd'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './classification.module.css'
import { SavedRow, type SavedActions } from './saved-row.tsx'

const changes = [listClassifications]

const useActions = (): SavedActions => {
  const review = useAction({
    act: (send, asked: z.input<typeof reviewClassification.request>) => send(reviewClassification, asked),
    changes,
  })
  const copy = useAction({ act: (send, id: string) => send(copyClassification, { id }), changes })
  const recheck = useAction({
    act: (send, asked: { id: string; version: number }) => send(recheckClassification, asked),
    changes,
  })
  const remove = useAction({ act: (send, id: string) => send(removeClassification, { id }), changes })
  return {
    busy: review.busy || copy.busy || recheck.busy || remove.busy,
    review: review.run,
    copy: copy.run,
    recheck: recheck.run,
    remove: remove.run,
  }
}

/** What the organisation has classified, each checked against the facts of today. */
export const SavedList = () => {
  const [{ keyword = '', page = '1' }, setState] = usePageState('classification')
  const [draft, setDraft] = useDraft(keyword)
  const at = /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
  const list = useCall(listClassifications, { keyword, page: at }, { staleMs: 0, keepWhile: () => true })
  const actions = useActions()
  return (
    <section className="card" aria-label="本机构的分类">
      <h2>本机构的分类</h2>
      <Input.Search
        aria-label="按名称、料号或编码查找已保存的分类"
        placeholder="名称、料号或编码"
        allowClear
        maxLength={200}
        style={{ maxWidth: 360 }}
        value={draft}
        onChange={event => setDraft(event.target.value)}
        onSearch={text => setState({ keyword: text.trim(), page: '' }, { replace: true })}
      />
      {list.isPending && <SkeletonRows rows={3} height={64} />}
      {list.isError && <ErrorState error={list.error} what="读取分类" onRetry={() => void list.refetch()} />}
      {list.data?.count === 0 && (
        <EmptyState title={keyword === '' ? '还没有保存的分类' : '没有符合条件的分类'}>
          保存的分类供本机构复核、复制，并与新版事实核对。
        </EmptyState>
      )}
      <ul className={styles.items}>
        {list.data?.data.map(saved => (
          <SavedRow key={saved.id} saved={saved} {...actions} />
        ))}
      </ul>
      {list.data && list.data.count > pageSizes.list && (
        <Pagination
          align="end"
          current={at}
          pageSize={pageSizes.list}
          total={list.data.count}
          showSizeChanger={false}
          onChange={next => setState({ page: String(next) })}
        />
      )}
    </section>
  )
}
