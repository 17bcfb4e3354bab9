import { getProjectReport, reviewProjectReport } from '@maojian/contract/calls/project-report'
import { projectLimits, reviewDecisions } from '@maojian/contract/project-rules'
import { Button, Form, Input, Radio } from 'antd'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'
import styles from './project.module.css'
import type { Report } from './use-report.ts'

interface Fields {
  readonly decision: 'released' | 'conditional' | 'refused'
  readonly reason: string
}

const { shape } = reviewProjectReport.request

const choices = (['released', 'conditional', 'refused'] as const).map(value => ({
  value,
  label: reviewDecisions[value],
}))

const ReviewForm = ({ reportId }: { reportId: string }) => {
  const { props, busy, fault } = useFormCall({
    draft: { name: `review.${reportId}` },
    changes: [getProjectReport],
    act: (send, fields: Fields) => send(reviewProjectReport, { ...fields, reportId }, { placed: true }),
  })
  return (
    <Form {...props}>
      <Form.Item name="decision" label="复核结论" {...fieldOf(shape.decision)}>
        <Radio.Group options={choices} />
      </Form.Item>
      <Form.Item name="reason" label="理由" {...fieldOf(shape.reason)}>
        <Input.TextArea rows={3} count={{ show: true, max: projectLimits.note }} />
      </Form.Item>
      <FaultAlert fault={fault} />
      <Button type="primary" htmlType="submit" loading={busy}>
        提交复核
      </Button>
    </Form>
  )
}

/** Who signed the report off and why; whoever may do so is asked to. */
export const ReportReview = ({ report: { reportId, review, canReview } }: { report: Report }) => (
  <section className="card" aria-label="复核">
    <h2>复核：{review.decisionName}</h2>
    {review.decision !== 'open' && (
      <p>
        {review.reviewer}，{review.reviewedAt}：{review.reason}
      </p>
    )}
    {canReview && <ReviewForm reportId={reportId} />}
    {review.decision === 'open' && !canReview && (
      <p className={styles.quiet}>
        本机构要求由未参与填报的所有者或复核人复核，或您只有查看权限；在“我的账户”的机构页可邀请复核人。
      </p>
    )}
  </section>
)
