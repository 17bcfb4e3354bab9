import { classifyProduct } from '@maojian/contract/calls/classification'
import { Button, Collapse, Radio } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../../api/use-call.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { EccnLink } from '../eccn-link.tsx'
import styles from './wizard.module.css'

type Found = z.output<typeof classifyProduct.reply>

interface HelpProps {
  readonly onUse: (eccn: string) => void
}

const Candidates = ({ found, onUse }: HelpProps & { found: Found }) => (
  <ul className={styles.candidates}>
    {found.candidates.map(one =>
      'eccn' in one ? (
        <li key={one.eccn}>
          <Button size="small" onClick={() => onUse(one.eccn)}>
            选用 {one.eccn}
          </Button>
          <span>
            <EccnLink eccn={one.eccn} /> {one.title}
            <small className={styles.quiet}>
              {' '}
              {one.why}
              {one.thresholds && ` 门槛：${one.thresholds}`}
            </small>
          </span>
        </li>
      ) : null,
    )}
  </ul>
)

/** Questions by industry and property, one after the other, that lead to entries. */
const GuidedPath = ({ ask, onUse }: HelpProps & { ask: Found['ask'] }) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const shown: Found['ask'][number][] = []
  let codes: readonly string[] = []
  for (let at = ask[0]; at !== undefined;) {
    shown.push(at)
    const option = at.options.find(one => one.id === chosen[at!.id])
    codes = option?.codes ?? []
    at = option === undefined || option.next === '' ? undefined : ask.find(one => one.id === option.next)
  }
  return (
    <div className={styles.path}>
      {shown.map((question, index) => (
        <div key={question.id}>
          <p id={`path-${question.id}`}>{question.text}</p>
          <Radio.Group
            aria-labelledby={`path-${question.id}`}
            className={styles.choices!}
            value={chosen[question.id] ?? ''}
            options={question.options.map(one => ({ value: one.id, label: one.text }))}
            onChange={event =>
              setChosen({
                ...Object.fromEntries(shown.slice(0, index).map(one => [one.id, chosen[one.id]!])),
                [question.id]: event.target.value as string,
              })
            }
          />
        </div>
      ))}
      {codes.map(code => (
        <Button key={code} size="small" onClick={() => onUse(code)}>
          选用 {code}
        </Button>
      ))}
    </div>
  )
}

/** What the product's name suggests, for who does not know the entry; never a classification. */
export const ClassifyHelp = ({ name, onUse }: HelpProps & { name: string }) => {
  const found = useCall(classifyProduct, { name }, { enabled: name !== '', quiet: true, staleMs: Infinity })
  if (name === '') return null
  if (found.isError)
    return <ErrorState compact error={found.error} what="归类提示" onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={1} height={40} />
  const { candidates, ask, why, usual } = found.data
  const entries = candidates.filter(one => 'eccn' in one).length
  return (
    <Collapse
      className={styles.help!}
      size="small"
      defaultActiveKey={entries > 0 ? ['help'] : []}
      items={[
        {
          key: 'help',
          label: entries > 0 ? `按名称可能的条目（${entries}）` : '不知道编码？按用途和特性逐步查找',
          children: (
            <>
              <p className={styles.quiet}>
                {why}
                {usual === 'EAR99' && ' 该类产品通常为 EAR99，仍须核对参数。'}{' '}
                仅供查找，须按参数核对后自行确认。
              </p>
              <Candidates found={found.data} onUse={onUse} />
              {ask.length > 0 && <GuidedPath ask={ask} onUse={onUse} />}
            </>
          ),
        },
      ]}
    />
  )
}
