import { partyTypes } from '@maojian/domain/vocabulary/party-type'
import type { NearName } from './hit.ts'
import styles from './search-page.module.css'

/** Names below the threshold, under a heading of their own: they are no alert. */
export const NearNames = ({ near }: { readonly near: readonly NearName[] }) => (
  <section className="card" aria-labelledby="near-names">
    <h2 id="near-names">近似名称（60 至 79.9 分）</h2>
    <p>以下名单主体的名称与查询相近，未达到提示分数，不是命中，也不计入结论；请按需核对。</p>
    <ol className={styles.near}>
      {near.map(({ id, type, name, nameZh, score, reason, lists }) => (
        <li key={id}>
          <strong>{name}</strong>
          {nameZh !== '' && nameZh !== name && `（${nameZh}）`} {partyTypes[type]} · {score} 分 ·{' '}
          {lists.map(({ shortName }) => shortName).join('、')}
          <div>{reason}</div>
        </li>
      ))}
    </ol>
  </section>
)
