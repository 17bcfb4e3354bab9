import type { Answer } from '@maojian/contract/calls/licence-answers'
import { Radio } from 'antd'
import { RiskTag } from '../../ui/risk-tag.tsx'
import styles from './determination.module.css'
import type { Determination } from './outcome-words.ts'

type Hit = Determination['endUser']['hits'][number]

const decisions = [
  { value: 'yes', label: '是同一主体' },
  { value: 'no', label: '不是' },
] as const

interface LineProps {
  readonly hit: Hit
  readonly roleName: string
  readonly onDecide: (answer: Answer) => void
}

const Line = ({ hit, roleName, onDecide }: LineProps) => (
  <li className={styles.hit}>
    <div className={styles.bar}>
      <span>
        <RiskTag tone={hit.riskLevel === 1 ? 'red' : 'amber'}>
          {hit.riskLevel === 1 ? '命中' : '可能'}
        </RiskTag>{' '}
        <strong>{hit.name}</strong> {hit.nameZh} {hit.country}{' '}
        {hit.forbids !== '' && hit.state !== 'dismissed' && hit.state !== 'history' && (
          <RiskTag tone={hit.state === 'counted' ? 'red' : 'amber'}>
            {hit.state === 'counted' ? hit.forbids : `若为同一主体则${hit.forbids}`}
          </RiskTag>
        )}
      </span>
      <Radio.Group
        aria-label={`${hit.name} 是否为${roleName}`}
        optionType="button"
        size="small"
        options={[...decisions]}
        value={hit.state === 'counted' ? 'yes' : hit.state === 'dismissed' ? 'no' : undefined}
        onChange={event => onDecide(event.target.value as Answer)}
      />
    </div>
    <p>{hit.lists.map(list => `${list.shortName} ${list.reference}`).join('；')}</p>
    <p className={styles.note}>
      {hit.score} 分，{hit.reason}
      {hit.state === 'counted' &&
        !hit.decidedByPerson &&
        ' “是同一主体”由系统按得分预选，请核对后确认或改选。'}
      {hit.state === 'history' && ' 名单对其措施已暂停，不计入判定。'}
      {!hit.decisive && hit.forbids === '' && ' 所在名单不直接产生许可要求，但属警示信号。'}
    </p>
  </li>
)

interface HitsProps {
  /** What the party is in the transaction. */
  readonly roleName: string
  readonly name: string
  readonly hits: readonly Hit[]
  /** What keeps 'nothing found' from being a conclusion. */
  readonly warning: string
  readonly onDecide: (id: string, answer: Answer) => void
}

/** The screening of a party: strong hits count until a person says otherwise, possible ones wait. */
const PartyHits = ({ roleName, name, hits, warning, onDecide }: HitsProps) => (
  <section className="card" aria-label={`${roleName}筛查`}>
    <h2>
      {roleName}筛查：{name}
    </h2>
    {hits.length === 0 ? (
      <p>{warning || '在已导入的名单中未发现相同或相近的名称。'}</p>
    ) : (
      <ul>
        {hits.map(hit => (
          <Line key={hit.id} hit={hit} roleName={roleName} onDecide={answer => onDecide(hit.id, answer)} />
        ))}
      </ul>
    )}
  </section>
)

interface ScreenedProps extends Pick<Determination, 'endUser' | 'parties'> {
  readonly onDecide: (id: string, answer: Answer) => void
}

/** Everybody who was named, end user first. */
export const ScreenedParties = ({ endUser, parties, onDecide }: ScreenedProps) => {
  const isNamed = endUser.name !== ''
  if (!isNamed && parties.length === 0) return null
  return (
    <>
      {isNamed && <PartyHits roleName="最终用户" {...endUser} onDecide={onDecide} />}
      {parties.map(({ roleName, name, warning, hits }) => (
        <PartyHits
          key={`${roleName}${name}`}
          roleName={roleName}
          name={name}
          hits={hits}
          warning={warning || (endUser.screened || !isNamed ? endUser.warning : '')}
          onDecide={onDecide}
        />
      ))}
      <p className={styles.note}>名单快照 {endUser.snapshotId}</p>
    </>
  )
}
