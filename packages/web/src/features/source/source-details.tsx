import { SourceLine } from '../../ui/source-line.tsx'
import styles from './health-page.module.css'
import type { Source } from './health.ts'
import { nothing } from '../../ui/nothing.ts'

const kindLine = (source: Source): string => [source.kind, source.effect].filter(Boolean).join('：')

export const SourceDetails = ({ source }: { source: Source }) => (
  <div className={styles.details}>
    <SourceLine
      list={source.publisher}
      edition={source.licence && `许可 ${source.licence}`}
      url={source.homepage}
    />
    <dl>
      <dt>状态说明</dt>
      <dd className="wrap-anywhere">{source.healthReason || nothing}</dd>
      <dt>类型与效力</dt>
      <dd>{kindLine(source) || nothing}</dd>
      <dt>获取时间</dt>
      <dd>{source.fetchedAt || nothing}</dd>
      <dt>下次检查</dt>
      <dd>{source.nextCheck || nothing}</dd>
      <dt>格式</dt>
      <dd>{source.formats.join('、') || nothing}</dd>
      <dt>原始文件 SHA-256</dt>
      <dd>
        <code className="wrap-anywhere">{source.digest || nothing}</code>
      </dd>
    </dl>
  </div>
)
