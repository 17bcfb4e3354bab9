import { decideProjectObject, suggestEntities } from '@maojian/contract/calls/project'
import { pageSizes } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { projectLimits } from '@maojian/contract/project-rules'
import { Link } from '@tanstack/react-router'
import { Button, Input, Modal, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'

type Match = z.output<typeof suggestEntities.reply>['suggestList']['data'][number]
type Decided = z.output<typeof decideProjectObject.reply>

interface MatchPickerProps {
  readonly objectId: string
  readonly name: string
  readonly country: string
  readonly onClose: () => void
  readonly onDecided: (row: Decided) => void
}

const columns: TableColumnsType<Match> = [
  {
    title: '名单主体',
    render: (_, one) => (
      <Link
        to={pages.sanctionInfoSearch.path}
        search={{ id: one.id, dataType: one.type } as never}
        target="_blank"
      >
        {[one.name, one.nameZh].filter(text => text !== '').join(' ')}
      </Link>
    ),
  },
  { title: '类型', dataIndex: 'typeName', width: 80 },
  { title: '国家', dataIndex: 'country', width: 110, render: (text: string) => text || '--' },
  { title: '名单', width: 150, render: (_, one) => one.lists.join('、') },
  {
    title: '匹配',
    width: 110,
    render: (_, one) => (
      <RiskTag tone={one.riskLevel === 1 ? 'red' : 'amber'}>
        {one.riskLevel === 1 ? '命中' : '可能'} {Math.round(one.score)}
      </RiskTag>
    ),
  },
  { title: '理由', dataIndex: 'reason' },
]

interface MatchTableProps {
  readonly name: string
  readonly country: string
  readonly chosen: string
  readonly onChoose: (partyId: string) => void
}

const MatchTable = ({ name, country, chosen, onChoose }: MatchTableProps) => {
  const [page, setPage] = useState(1)
  const found = useCall(
    suggestEntities,
    { keyword: name, country, page, pageSize: pageSizes.search },
    { staleMs: 0, keepWhile: () => true },
  )
  if (found.isError)
    return <ErrorState compact error={found.error} what="读取匹配" onRetry={() => void found.refetch()} />
  return (
    <Table<Match>
      rowKey="id"
      size="small"
      loading={found.isPending}
      scroll={{ x: 760 }}
      columns={columns}
      dataSource={found.data?.suggestList.data ?? []}
      rowSelection={{
        type: 'radio',
        selectedRowKeys: chosen === '' ? [] : [chosen],
        onSelect: one => onChoose(one.id),
        getCheckboxProps: one => ({ 'aria-label': `选择 ${one.name}` }) as never,
      }}
      pagination={{
        current: page,
        pageSize: pageSizes.search,
        total: found.data?.count ?? 0,
        showSizeChanger: false,
        showTotal: total => `共 ${total} 条`,
        onChange: setPage,
      }}
    />
  )
}

/** Listed parties that a partner's name may mean, side by side: one of them, or none of the above. */
export const MatchPicker = ({ objectId, name, country, onClose, onDecided }: MatchPickerProps) => {
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const { run, busy, fault } = useAction({
    act: (send, partyId: string) =>
      send(decideProjectObject, { id: objectId, partyId, note }, { placed: true }),
    onDone: onDecided,
  })
  return (
    <Modal
      open
      width={960}
      title={`核对匹配：${name}`}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button onClick={() => run('')} loading={busy}>
            以上均不是
          </Button>
          <Button type="primary" disabled={chosen === ''} loading={busy} onClick={() => run(chosen)}>
            确认为所选主体
          </Button>
        </Space>
      }
    >
      <FaultAlert fault={fault} />
      <MatchTable name={name} country={country} chosen={chosen} onChoose={setChosen} />
      <Input
        aria-label="理由"
        placeholder="理由（选填，随结论保存），如：注册号、地址不同"
        maxLength={projectLimits.note}
        value={note}
        onChange={event => setNote(event.target.value)}
        style={{ marginTop: 12 }}
      />
    </Modal>
  )
}
