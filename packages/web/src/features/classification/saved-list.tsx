import {
  copyClassification,
  listClassifications,
  recheckClassification,
  removeClassification,
  reviewClassification,
} from '@maojian/contract/calls/saved-classification'
import { classificationLimits } from '@maojian/contract/limits'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { KeywordFilter } from '../../ui/form/list-filters.tsx'
import { pageNumber, RowPager } from '../../ui/row-pager.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
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
  const at = pageNumber(page)
  const list = useCall(listClassifications, { keyword, page: at }, { staleMs: 0, keepWhile: () => true })
  const actions = useActions()
  return (
    <section className="card" aria-label="本机构的分类">
      <h2>本机构的分类</h2>
      <div style={{ maxWidth: 360, marginBottom: 12 }}>
        <KeywordFilter
          label="按名称、料号或编码查找已保存的分类"
          hint="名称、料号或编码"
          maxLength={classificationLimits.name}
          value={keyword}
          onChange={text => setState({ keyword: text, page: '' }, { replace: true })}
        />
      </div>
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
      <RowPager
        page={at}
        count={list.data?.count ?? 0}
        unit="项"
        onPage={next => setState({ page: String(next) })}
      />
    </section>
  )
}
