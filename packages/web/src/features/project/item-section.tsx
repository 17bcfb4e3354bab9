import { nextItemPage } from '@maojian/contract/calls/item-flow'
import { deleteProjectItem } from '@maojian/contract/calls/project'
import { addressKind } from '@maojian/domain/vocabulary/project-kind'
import { outsideEarZh } from '@maojian/domain/vocabulary/outside-ear'
import { projectTexts } from '@maojian/contract/project-rules'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Popconfirm, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { EccnLink } from './eccn-link.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import type { Detail } from './project-draft.ts'
import styles from './project.module.css'
import type { ProjectEditing } from './use-project-draft.ts'
import { ItemWizard } from './wizard/item-wizard.tsx'
import { UnfinishedItems } from './wizard/unfinished-items.tsx'
import type { WizardPage } from './wizard/wizard-answers.ts'

type Item = Detail['itemList'][number]

const riskWords = {
  0: ['green', '未发现'],
  1: ['red', '禁止或推定拒绝'],
  2: ['amber', '需许可或须核实'],
} as const

const Risk = ({ item, judged }: { item: Item; judged: boolean }) => {
  if (!judged) return <RiskTag tone="grey">待填目的地</RiskTag>
  if (item.open.length > 0 && item.riskLevel === 0)
    return <RiskTag tone="grey">待回答 {item.open.length} 题</RiskTag>
  const [tone, word] = riskWords[item.riskLevel]
  return <RiskTag tone={tone}>{word}</RiskTag>
}

const Code = ({ item: { eccn, outsideEar } }: { item: Item }) =>
  outsideEar ? outsideEarZh : <EccnLink eccn={eccn} />

interface Doing {
  /** There is a destination to judge for. */
  readonly judged: boolean
  readonly onShow: (item: Item) => void
  readonly onWizard: (item: Item) => void
  readonly onDelete: (id: string) => void
}

const columnsWith = ({ judged, onShow, onWizard, onDelete }: Doing): TableColumnsType<Item> => [
  { title: '序号', width: 64, align: 'right', render: (_, _item, index) => index + 1 },
  { title: '物项名称', dataIndex: 'name', className: 'wrap-anywhere' },
  { title: 'ECCN', width: 130, render: (_, item) => <Code item={item} /> },
  { title: '风险', width: 170, render: (_, item) => <Risk item={item} judged={judged} /> },
  {
    title: '操作',
    width: 190,
    render: (_, item) => (
      <Space wrap>
        <Button size="small" onClick={() => onShow(item)}>
          详情
        </Button>
        <Button size="small" onClick={() => onWizard(item)}>
          向导
        </Button>
        <Popconfirm
          title={projectTexts.deleteRowSure}
          okText="删除"
          cancelText="取消"
          onConfirm={() => onDelete(item.id)}
        >
          <Button
            size="small"
            aria-label={`删除 ${item.name}`}
            icon={<DeleteOutlined aria-hidden="true" />}
          />
        </Popconfirm>
      </Space>
    ),
  },
]

const empty = (
  <EmptyState compact title="还没有物项">
    至少添加一个物项；向导逐步询问来源、归类、目的地和用途，给出建议与依据。
  </EmptyState>
)

/** On a phone what matters of an item stands in one cell, its risk first. */
const narrowed = (columns: TableColumnsType<Item>, judged: boolean): TableColumnsType<Item> => [
  {
    title: '物项',
    className: 'wrap-anywhere',
    render: (_, item) => (
      <Space orientation="vertical" size={4}>
        <Risk item={item} judged={judged} />
        <strong>{item.name}</strong>
        <Code item={item} />
      </Space>
    ),
  },
  ...columns.slice(-1),
]

/** Which item the full-screen wizard shows, and how it is opened. */
const useWizard = (projectId: string) => {
  const [page, setPage] = useState<WizardPage>()
  const { run, busy } = useAction({
    act: (send, item: { readonly id?: string; readonly itemId?: string }) =>
      send(nextItemPage, { ...item, projectId }),
    onDone: setPage,
  })
  return { page, open: run, busy, close: () => setPage(undefined) }
}

const Bar = ({ wizard, onType }: { wizard: ReturnType<typeof useWizard>; onType: () => void }) => (
  <div className={styles.bar}>
    <Button
      id="itemList"
      type="primary"
      loading={wizard.busy}
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => wizard.open({})}
    >
      添加物项
    </Button>
    <Button onClick={onType}>已知编码，直接填写</Button>
    <span className={styles.quiet}>每个物项按全部目的地和再出口地逐一判定。</span>
  </div>
)

/** Things of the deal, each judged for every destination; saved one by one. */
export const ItemSection = ({ editing: { saved, refresh, refreshAll } }: { editing: ProjectEditing }) => {
  const [open, setOpen] = useState<Partial<Item>>()
  const judged = saved.countryList.some(one => one.type === addressKind.destination || one.reexport === 1)
  const wizard = useWizard(saved.id)
  const removal = useAction({
    act: (send, id: string) => send(deleteProjectItem, { id }),
    onDone: refresh,
  })
  const narrow = useNarrow()
  const whole = columnsWith({
    judged,
    onShow: setOpen,
    onWizard: item => wizard.open({ itemId: item.id }),
    onDelete: removal.run,
  })
  return (
    <>
      <Bar wizard={wizard} onType={() => setOpen({})} />
      <UnfinishedItems projectId={saved.id} onResume={id => wizard.open({ id })} />
      <Table<Item>
        rowKey="id"
        size="small"
        {...(!narrow && { scroll: { x: 620 } })}
        columns={narrow ? narrowed(whole, judged) : whole}
        dataSource={saved.itemList}
        pagination={saved.itemList.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
        locale={{ emptyText: empty }}
      />
      {wizard.page && (
        <ItemWizard
          start={wizard.page}
          onClose={wizard.close}
          onFinished={async () => {
            wizard.close()
            await refreshAll()
          }}
        />
      )}
      {open && (
        <ItemDrawer
          key={open.id ?? 'new'}
          projectId={saved.id}
          item={open}
          onClose={() => setOpen(undefined)}
          onSaved={async item => {
            setOpen(item.open.length > 0 ? item : undefined)
            await refresh()
          }}
        />
      )}
    </>
  )
}
