import {
  firstItemPage,
  itemPages,
  itemPhases,
  lastItemPage,
  type ItemPage,
} from '@maojian/domain/vocabulary/item-page.table'
import { Button, Drawer, Steps } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { FaultAlert } from '../../../ui/form/fault-alert.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { ItemConclusion } from './item-conclusion.tsx'
import { useItemWizard, type Words } from './use-item-wizard.ts'
import { withAnswer, type WizardPage } from './wizard-answers.ts'
import { WizardQuestionView } from './wizard-question.tsx'
import { WizardSides } from './wizard-sides.tsx'
import styles from './wizard.module.css'

interface ItemWizardProps {
  readonly start: WizardPage
  readonly onClose: () => void
  readonly onFinished: () => Promise<void>
}

const Head = ({ page }: { page: WizardPage }) => {
  const { phase, title } = itemPages[page.pageCode as ItemPage]
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <span className={styles.quiet}>
        第 {phase + 1} 步，共 {itemPhases.length} 步：{itemPhases[phase]} · 已填 {page.path.length - 1} 页
      </span>
    </header>
  )
}

/** A phase behind of which no page was on the way was skipped, not done. */
const stepOf = ({ path, pageCode }: WizardPage, phase: number) => {
  const seen = path.some(code => itemPages[code as ItemPage].phase === phase)
  const isSkipped = !seen && phase < itemPages[pageCode as ItemPage].phase
  return isSkipped
    ? { title: `${itemPhases[phase]!}（跳过）`, status: 'wait' as const }
    : { title: itemPhases[phase]! }
}

const Phases = ({ page }: { page: WizardPage }) =>
  useNarrow() ? null : (
    <Steps
      className={styles.steps!}
      orientation="vertical"
      size="small"
      current={itemPages[page.pageCode as ItemPage].phase}
      items={itemPhases.map((_, phase) => stepOf(page, phase))}
    />
  )

/** Esc in a field with suggestions means them, be they there yet or not: only elsewhere it closes the window. */
const keepInField = (event: KeyboardEvent<HTMLElement>): void => {
  const { role, ariaExpanded } = event.target as HTMLElement
  if (event.key === 'Escape' && role === 'combobox' && ariaExpanded !== 'true') event.stopPropagation()
}

/** The pages of one item, full screen; closed and opened again it goes on where it stood. */
export const ItemWizard = ({ start, onClose, onFinished }: ItemWizardProps) => {
  const wizard = useItemWizard(start, onFinished)
  const [words, setWords] = useState<Words>({})
  const { page, answers, busy } = wizard
  const isLast = page.pageCode === lastItemPage
  return (
    <Drawer
      open
      size="100%"
      title={page.itemName === '' ? '添加物项' : `物项：${page.itemName}`}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          {page.pageCode !== firstItemPage && (
            <Button disabled={busy} onClick={wizard.previous}>
              上一步
            </Button>
          )}
          <Button type="primary" loading={busy} onClick={() => wizard.next(words)}>
            {isLast ? '完成并写入项目' : '下一步'}
          </Button>
          <span className={styles.quiet}>每一步都已保存；按 Esc 或关闭后，从“继续填写”接着填。</span>
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it acts on nothing, it keeps a key */}
      <div className={styles.body} onKeyDown={keepInField}>
        <Phases page={page} />
        <section key={page.pageCode} className={styles.page} aria-label={page.title}>
          <Head page={page} />
          <FaultAlert fault={wizard.fault} />
          {isLast ? (
            <ItemConclusion page={page} />
          ) : (
            page.questionList.map(question => (
              <WizardQuestionView
                key={question.questionId}
                question={question}
                page={page}
                said={answers[question.questionId] ?? []}
                error={wizard.errors[question.questionId]}
                onWords={setWords}
                onSay={said => wizard.change(withAnswer(page, answers, question, said))}
              />
            ))
          )}
          <WizardSides page={page} answers={answers} />
        </section>
      </div>
    </Drawer>
  )
}
