import { getPartyHistory } from '@maojian/contract/calls/party'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { clockTime } from '../../ui/clock-time.ts'
import type { Detail } from './detail.ts'
import styles from './detail-page.module.css'

const who = (name: string): string => (name === '' ? '规则' : name)

const Changes = ({ id }: { readonly id: string }) => {
  const history = useCall(getPartyHistory, { id })
  if (history.isPending) return <p>正在读取变更历史…</p>
  if (history.isError)
    return <ErrorState error={history.error} what="读取变更历史" onRetry={() => void history.refetch()} />
  const { merges, apart } = history.data
  if (merges.length + apart.length === 0) return <p>没有合并、拆分或撤销的记录。</p>
  return (
    <ul>
      {merges.map(one => (
        <li key={`m${one.merge}`}>
          {clockTime(one.at)} {who(one.by)}把 {one.from} 并入 {one.into}：{one.reason}
          {one.undoneAt !== '' &&
            `；${clockTime(one.undoneAt)} 由${who(one.undoneBy)}撤销：${one.undoneReason}`}
        </li>
      ))}
      {apart.map(one => (
        <li key={`a${one.apart}`}>
          {clockTime(one.at)} {who(one.by)}拆出 {one.entries.length} 条：{one.reason}
          {one.endedAt !== '' && `；${clockTime(one.endedAt)} 由${who(one.endedBy)}撤销：${one.endedReason}`}
        </li>
      ))}
    </ul>
  )
}

/** Why these entries are one party, what was changed about that and by whom, and how to object. */
export const MergeHistory = ({ detail: { id, mergeReasons } }: { readonly detail: Detail }) => {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.merge} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        归并理由、变更历史与异议{mergeReasons.length > 0 && `（${mergeReasons.length} 条理由）`}
      </summary>
      {mergeReasons.length === 0 ? (
        <p>该主体只来自一条名单条目，未与其他条目归并。</p>
      ) : (
        <ul>
          {mergeReasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {open && <Changes id={id} />}
      <p>
        认为归并有误？请把主体编号 <code>{id}</code>{' '}
        和理由告知管理员：管理员可拆分、合并或撤销，须写理由，全部留痕，以后名单更新不会改回。认为列名本身有误，须向发布机构申请除名。
      </p>
    </details>
  )
}
