import { Collapse } from 'antd'
import { toneOf } from '../../../ui/outcome-tone.ts'
import { ProofTree } from '../../../ui/proof-tree.tsx'
import { RiskTag } from '../../../ui/risk-tag.tsx'
import type { Tone } from '../../../ui/tone-icon.tsx'
import { VerdictLine } from '../../../ui/verdict-line.tsx'
import type { WizardPage } from './wizard-answers.ts'
import { ScreenedUsers } from './wizard-sides.tsx'
import styles from './wizard.module.css'

type Suggestion = WizardPage['extra']['suggestionList'][number]

const gravity: readonly Tone[] = ['green', 'grey', 'amber', 'red']

const graver = (a: Tone, b: Tone): Tone => (gravity.indexOf(a) > gravity.indexOf(b) ? a : b)

const chinaTone = ({ china }: Suggestion): Tone => toneOf(china.outcome, 0)

const listedTone = ({ listed }: Suggestion): Tone =>
  listed.text === '' ? 'green' : listed.certain ? 'red' : 'amber'

/** The gravest of lists and both laws over all places; without an entry nothing is decided. */
const worst = (all: readonly Suggestion[]): Tone =>
  all
    .flatMap(one => [listedTone(one), toneOf(one.outcome, one.riskLevel), chinaTone(one)])
    .reduce<Tone>(graver, all.length === 0 ? 'grey' : 'green')

const Open = ({ suggestion }: { suggestion: Suggestion }) => {
  const open = [...suggestion.questions, ...suggestion.china.questions].filter(
    one => one.blocking && one.answer === '',
  )
  const lines = [...new Map(open.map(one => [one.id, one.text])).values()]
  return (
    lines.length > 0 && (
      <>
        <h4>仍待确认</h4>
        <ul>
          {lines.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </>
    )
  )
}

const Place = ({ suggestion }: { suggestion: Suggestion }) => (
  <>
    <p>{suggestion.verdict}</p>
    <Open suggestion={suggestion} />
    <h4>判定依据（美国《出口管理条例》）</h4>
    <ProofTree proof={suggestion.proof} />
    {suggestion.counterfactuals.length > 0 && (
      <>
        <h4>什么会改变结论</h4>
        <ul>
          {suggestion.counterfactuals.map(one => (
            <li key={one.text}>{one.text}</li>
          ))}
        </ul>
      </>
    )}
    <h4>中国出口管制（单独结论）：{suggestion.china.outcomeName}</h4>
    <ProofTree proof={suggestion.china.proof} />
  </>
)

const Label = ({ suggestion }: { suggestion: Suggestion }) => (
  <span className={styles.label}>
    <b>{suggestion.country}</b>
    {suggestion.listed.certain && <RiskTag tone="red">当事方禁止</RiskTag>}
    <RiskTag tone={toneOf(suggestion.outcome, suggestion.riskLevel)}>美国：{suggestion.outcomeName}</RiskTag>
    <RiskTag tone={chinaTone(suggestion)}>中国：{suggestion.china.outcomeName}</RiskTag>
  </span>
)

const answered = { 1: '已确认符合', 0: '不符合', 2: '不清楚' } as const

const Exceptions = ({ rows }: { rows: WizardPage['exceptionList'] }) =>
  rows.length > 0 && (
    <section aria-label="许可例外">
      <h3>许可例外</h3>
      <ul>
        {rows.map(row => (
          <li key={row.exception}>
            <b>{row.exception}</b>（{row.citation}，{row.stateName}）适用于 {row.destinations.join('、')}
            <ul>
              {row.conditions.map(one => (
                <li key={one.text}>
                  {one.text}
                  {one.answer !== null && `：${answered[one.answer as 0 | 1 | 2]}`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )

type Warnings = WizardPage['extra']['warningList']

const levelTones = { 1: 'red', 2: 'amber' } as const

/** What the deal check says of the item beside its licences: the reason of its level in the project. */
const Warned = ({ warnings }: { warnings: Warnings }) =>
  warnings.length > 0 && (
    <section aria-label="风险提示">
      <h3>风险提示</h3>
      <ul className={styles.users}>
        {warnings.map(one => (
          <li key={one.why}>
            <RiskTag tone={levelTones[one.level]}>{one.level === 1 ? '高风险' : '需确认'}</RiskTag>
            <span>{one.why}</span>
            <span className={styles.quiet}>
              {[one.source, one.citation].filter(text => text !== '').join('；')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )

/** Page 015: what the item comes to in every place, with its proof, and what to keep. */
export const ItemConclusion = ({ page }: { page: WizardPage }) => {
  const { suggestionList, userList, documents, warningList } = page.extra
  const [gravest] = warningList
  return (
    <>
      <VerdictLine
        tone={gravest ? graver(worst(suggestionList), levelTones[gravest.level]) : worst(suggestionList)}
        title={page.conclusion}
        detail="点“完成并写入项目”后，物项、目的地、最终用户和已答的最终用途一并加入项目；项目报告按同一规则重新判定。"
        basis="本建议依据公开规则与所填事实自动得出，不构成法律意见；出口前请由合规或法律人员核定。"
      />
      <Warned warnings={warningList} />
      <dl className={styles.summary}>
        {page.addedItem.map(({ key, value }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {userList.length > 0 && <ScreenedUsers users={userList} />}
      <Collapse
        defaultActiveKey={suggestionList.slice(0, 1).map(one => one.countryId)}
        items={suggestionList.map(one => ({
          key: one.countryId,
          label: <Label suggestion={one} />,
          children: <Place suggestion={one} />,
        }))}
      />
      <Exceptions rows={page.exceptionList} />
      <section aria-label="应保存的材料">
        <h3>应保存的材料</h3>
        <ul>
          {documents.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
