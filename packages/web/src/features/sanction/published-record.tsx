import { getRecord } from '@maojian/contract/calls/sanction-detail'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { SanctionMeta } from './detail.ts'
import styles from './detail-page.module.css'

const RecordText = ({ meta }: { meta: SanctionMeta }) => {
  const { listId, sourceId } = meta
  const record = useCall(getRecord, { listId, sourceId })
  if (record.isPending) return <SkeletonRows rows={4} height={20} />
  if (record.isError)
    return <ErrorState error={record.error} what="读取原文" onRetry={() => void record.refetch()} />
  const { text, formatName, converted, publishedOn, fetchedAt, files } = record.data
  const edition = publishedOn === '' ? '文件未载发布日期' : `发布日期 ${publishedOn}`
  return (
    <>
      <p className={styles.secondary}>
        {[formatName, files.join('、'), edition, `获取时间 ${fetchedAt}`].filter(Boolean).join(' · ')}
      </p>
      {converted && (
        <p className={styles.secondary}>该文件由他人据官方名单转换或整理，以下不是发布机构自己的行文。</p>
      )}
      {text === '' ? (
        <p>这一版名单导入时未保存逐条原文；下次导入该名单后即可查看。</p>
      ) : (
        <pre className={styles.record}>{text}</pre>
      )}
    </>
  )
}

/** The entry as its authority published it, asked for when it is opened. */
export const PublishedRecord = ({ meta }: { meta: SanctionMeta }) => {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={event => setOpened(opened || event.currentTarget.open)}>
      <summary>名单原始记录（逐字）</summary>
      {opened && <RecordText meta={meta} />}
    </details>
  )
}
