import { showDirectionSigns } from '@maojian/domain/vocabulary/direction-signs'
import { Form, Modal } from 'antd'
import type { Action } from '../../api/use-action.ts'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { DecisionFields, type TypedDecision } from '../../ui/form/decision-fields.tsx'
import { nothing } from '../../ui/nothing.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { decisionLines, type DecidedParty, type DecisionLine } from './decided-party.ts'
import type { AskedParty, Decision } from './hit.ts'
import styles from './hit.module.css'

export interface Deciding extends TypedDecision {
  readonly previous: number
}

export interface DialogProps {
  readonly open: boolean
  readonly asked: AskedParty
  readonly party: DecidedParty
  readonly typed: Partial<TypedDecision>
  readonly onTyped: (typed: Partial<TypedDecision>) => void
  readonly decide: Action<Deciding, Decision>
  readonly onClose: () => void
  /** It is off the screen, and the focus is back where it came from. */
  readonly onClosed: () => void
}

const Asked = ({ asked }: Pick<DecisionLine, 'asked'>) =>
  asked === '' ? nothing : <bdi>{showDirectionSigns(asked)}</bdi>

/** What the list says, each on a line of its own. */
const Listed = ({ listed }: { listed: readonly string[] }) =>
  listed.every(text => text === '') ? (
    nothing
  ) : (
    <>
      {listed.map(text => (
        <div key={text}>
          <bdi>{text}</bdi>
        </div>
      ))}
    </>
  )

const State = ({ state }: Pick<DecisionLine, 'state'>) => (
  <span className={state === '不一致' ? styles.differs : ''}>{state}</span>
)

const label: Column<DecisionLine> = { key: 'label', title: '项目', width: 84, text: line => line.label }
const listed: Column<DecisionLine> = {
  key: 'listed',
  title: '名单主体',
  text: line => line.listed.join('、'),
  draw: line => <Listed listed={line.listed} />,
}

const wide: readonly Column<DecisionLine>[] = [
  label,
  {
    key: 'asked',
    title: '所查对象',
    width: 200,
    text: line => line.asked,
    draw: line => <Asked {...line} />,
  },
  listed,
  { key: 'state', title: '比较', width: 84, text: line => line.state, draw: line => <State {...line} /> },
]

/** On a phone how they compare stands below what was asked: the names of the list need the width. */
const narrow: readonly Column<DecisionLine>[] = [
  { ...label, width: 64 },
  {
    key: 'asked',
    title: '所查对象',
    width: 104,
    text: line => line.asked,
    draw: line => (
      <>
        <Asked {...line} />
        <div>
          <State {...line} />
        </div>
      </>
    ),
  },
  listed,
]

/** The row that is decided on lies under the dialog: all that tells the two apart stands in it. */
const Compared = ({ asked, party }: Pick<DialogProps, 'asked' | 'party'>) => (
  <div className={styles.compared}>
    <ShortTable<DecisionLine>
      caption="所查对象与名单主体"
      quiet
      columns={useNarrow() ? narrow : wide}
      rows={decisionLines(asked, party)}
      keyOf={line => line.label}
    />
    {party.explanation && (
      <p className={styles.reason}>
        综合得分 {party.explanation.score} 分：<bdi>{party.explanation.reason}</bdi>
      </p>
    )}
  </div>
)

export const DecisionDialog = (props: DialogProps) => {
  const { open, asked, party, typed, onTyped, decide, onClose, onClosed } = props
  const [form] = Form.useForm<TypedDecision>()
  const save = (after: number) => decide.run({ ...form.getFieldsValue(), previous: after })
  // What is missing is told at its field.
  const onOk = () =>
    void form.validateFields().then(
      () => save(party.decision?.sequence ?? 0),
      () => undefined,
    )
  return (
    <Modal
      open={open}
      centered
      width={760}
      styles={{ body: { maxHeight: 'calc(100vh - 160px)', overflowY: 'auto' } }}
      title={`判定：${party.name}`}
      okText="保存判定"
      cancelText="取消"
      confirmLoading={decide.busy}
      onOk={onOk}
      onCancel={onClose}
      afterClose={onClosed}
    >
      <Compared asked={asked} party={party} />
      <ChangedElsewhere<Decision>
        fault={decide.fault}
        compare={standing => [
          ['判定', `${standing.sameName}（${standing.author}，${standing.decidedAt}）`, '见下方'],
          ['理由', standing.reason, form.getFieldValue('reason') as string],
        ]}
        onTake={onClose}
        onKeep={standing => save(standing.sequence)}
      />
      <Form
        form={form}
        layout="vertical"
        requiredMark
        initialValues={typed}
        onValuesChange={(_, fields) => onTyped(fields)}
      >
        <DecisionFields />
      </Form>
    </Modal>
  )
}
