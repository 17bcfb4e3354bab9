import { FilePdfOutlined, FileWordOutlined } from '@ant-design/icons'
import { disclaimer } from '@maojian/contract/limits'
import { exportProjectReport } from '@maojian/contract/calls/project-report'
import { listsSaid, rulesWords } from '@maojian/contract/project-rules'
import { Link } from '@tanstack/react-router'
import { Collapse, Select, Space } from 'antd'
import { DownloadButton } from '../../ui/download-button.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './project.module.css'
import { ReportReview } from './report-review.tsx'
import { Changes, Counts, Lists, Open, Warnings } from './report-parts.tsx'
import type { Report } from './use-report.ts'

const tones = { red: 'red', orange: 'amber', clear: 'green' } as const

const Head = ({ report }: { report: Report }) => {
  const [, setQuery] = usePageState('report')
  const { reportId, history } = report
  return (
    <header className={styles.head}>
      <h1>{report.projectName}</h1>
      <Space wrap>
        {history.length > 1 && (
          <Select
            aria-label="历次报告"
            value={reportId}
            options={history.map(one => ({ value: one.reportId, label: `${one.checkTime} ${one.number}` }))}
            onChange={id => setQuery({ id })}
          />
        )}
        <DownloadButton
          call={exportProjectReport}
          input={{ reportId, format: 'pdf' }}
          icon={<FilePdfOutlined aria-hidden="true" />}
        >
          导出 PDF
        </DownloadButton>
        <DownloadButton
          call={exportProjectReport}
          input={{ reportId, format: 'docx' }}
          icon={<FileWordOutlined aria-hidden="true" />}
        >
          导出 Word
        </DownloadButton>
      </Space>
    </header>
  )
}

const Facts = ({ report }: { report: Report }) => (
  <p className={styles.facts}>
    <span>
      报告编号 <b>{report.number}</b>
    </span>
    <span>
      填报人 <b>{report.author}</b>
    </span>
    <span>
      检查时间 <b>{report.checkTime}</b>
    </span>
    <span>
      高风险 <b>{report.highRiskCount}</b> 项
    </span>
    <span>
      中风险 <b>{report.middleRiskCount}</b> 项
    </span>
    <Link to={pageAddress('process', { id: report.projectId, status: '2' })}>打开项目</Link>
  </p>
)

const partsOf = (report: Report) => [
  {
    key: 'high',
    label: `高风险预警（${report.highRiskCount}）`,
    children: <Warnings found={report.highWarning} none="没有高风险预警。" />,
  },
  {
    key: 'middle',
    label: `中风险预警（${report.middleRiskCount}）`,
    children: <Warnings found={report.middleWarning} none="没有中风险预警。" />,
  },
  {
    key: 'open',
    label: `待回答的问题（${report.open.length}）`,
    children: <Open report={report} />,
  },
  { key: 'changes', label: '与上一份报告相比', children: <Changes report={report} /> },
  {
    key: 'all',
    label: '全部检查项',
    children: <Warnings found={report.allWarning} none="没有检查项。" />,
  },
  { key: 'lists', label: '说明、名单版本与核验', children: <Lists report={report} /> },
]

/** The answer first, then how many of what, each warning with its why and source, and only then who signs it off. */
export const ReportView = ({ report }: { report: Report }) => {
  const said = listsSaid(report.open)
  return (
    <div className="page">
      <Head report={report} />
      <VerdictLine
        tone={tones[report.verdict]}
        title={report.headline}
        detail={`高风险 ${report.highRiskCount} 项，中风险 ${report.middleRiskCount} 项，待回答 ${report.open.length} 项；复核：${report.review.decisionName}${said === '' ? '' : `。${said}`}`}
        basis={`名单快照 ${report.lists.snapshot}；${rulesWords(report)}`}
      />
      <section className="card" aria-label="报告概要">
        <Facts report={report} />
        <Counts report={report} />
      </section>
      <Collapse defaultActiveKey={['high', 'middle', 'open']} items={partsOf(report)} />
      <ReportReview report={report} />
      <p className={styles.quiet}>{disclaimer}</p>
    </div>
  )
}
