import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import { pageAddress } from '../../ui/page-address.ts'
import type { EccnDetail } from './detail-sections.tsx'
import { ForAdministrators } from '../../ui/for-administrators.tsx'
import styles from './eccn.module.css'
import { nothing } from '../../ui/nothing.ts'

type Official = NonNullable<EccnDetail['official']>
type Line = Official['items'][number]

const depthOf = ({ paragraph }: Line): number => (paragraph === '' ? 0 : paragraph.split('.').length - 1)

const TextLine = ({ line }: { line: Line }) => (
  <p
    className={line.kind === 'note' ? styles.officialNote : styles.officialLine}
    style={{ marginInlineStart: Math.min(depthOf(line), 6) * 18 }}
  >
    {line.paragraph !== '' && <strong className={styles.code}>{line.paragraph}. </strong>}
    {line.text}
  </p>
)

const Texts = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      {lines.map((line, i) => (
        <p key={i} className={styles.officialLine}>
          {line}
        </p>
      ))}
    </>
  )

const Words = ({ official }: { official: Official }) => (
  <div lang="en">
    <p className={styles.officialLine}>
      <strong>{official.title}</strong>
    </p>
    <Texts title="License Requirement Notes" lines={official.licenceNotes} />
    <Texts title="Reporting Requirements" lines={official.reporting} />
    <Texts
      title="List Based License Exceptions"
      lines={official.exceptions.map(one => (one.symbol === '' ? one.text : `${one.symbol}: ${one.text}`))}
    />
    <Texts title="Special Conditions for STA" lines={official.sta} />
    <Texts title="Related Controls" lines={[official.relatedControls].filter(text => text !== '')} />
    <Texts title="Related Definitions" lines={[official.relatedDefinitions].filter(text => text !== '')} />
    <h3>Items</h3>
    {official.items.length === 0 ? (
      <p className={styles.officialLine}>{nothing}</p>
    ) : (
      official.items.map((line, i) => <TextLine key={i} line={line} />)
    )}
  </div>
)

const Missing = ({ url }: { url: string }) => (
  <>
    <p>
      尚未导入官方全文。
      <a href={url} target="_blank" rel="noopener noreferrer">
        在 eCFR 阅读本条目原文
      </a>
      。
    </p>
    <p className={styles.note}>
      <ForAdministrators others="管理员导入官方文本后，此处显示段落、注释、相关管制与定义。">
        在服务器上运行 <code>npm run -s maojian -- control refresh</code>（需要外网），或以{' '}
        <code>npm run -s maojian -- control import 文件</code> 导入下载好的 eCFR
        XML；导入后此处显示段落、注释、相关管制与定义。
      </ForAdministrators>
    </p>
  </>
)

/** The words of the regulation itself, with their day; our facts above them stay what decides. */
export const OfficialSection = ({ detail }: { detail: EccnDetail }) => (
  <section className={`card ${styles.section}`} aria-label="官方原文">
    <h2>官方原文{detail.official !== null && `（eCFR，版本 ${detail.official.editionDate}）`}</h2>
    {detail.official === null ? (
      <Missing url={detail.url} />
    ) : (
      <>
        {detail.official.differences.length > 0 && (
          <Alert
            showIcon
            type="warning"
            title="原文与内置事实不一致，判定仍按内置事实，请核对"
            description={detail.official.differences.join('；')}
          />
        )}
        <Words official={detail.official} />
        <p className={styles.note}>
          <Link to={pageAddress('regulationText')}>各部分的版本与差异</Link>
        </p>
      </>
    )}
  </section>
)
