import { SearchOutlined } from '@ant-design/icons'
import { suggestEntities } from '@maojian/contract/calls/project'
import { pageSizes } from '@maojian/contract/limits'
import { projectLimits } from '@maojian/contract/project-rules'
import { App, Button, Input, Modal, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { MatchTable, type Match } from './match-table.tsx'
import styles from './project.module.css'

interface ListedSearchProps {
  /** What is looked for: 物流主体, 银行. */
  readonly what: string
  /** What the chosen one may be in this deal. */
  readonly types: readonly { readonly value: string; readonly label: string }[]
  readonly disabled: boolean
  readonly onAdd: (match: Match, type: string) => void
}

const Listed = ({ name, action }: { name: string; action: (match: Match) => ReactNode }) => {
  const [page, setPage] = useState(1)
  const query = useCall(
    suggestEntities,
    { keyword: name, page, pageSize: pageSizes.search },
    { staleMs: 0, keepWhile: () => true },
  )
  return (
    <MatchTable
      query={query}
      found={query.data?.suggestList}
      page={page}
      onPage={setPage}
      warning={query.data?.warning ?? ''}
      column={{ title: '操作', width: 80, render: (_, one) => action(one) }}
    />
  )
}

const ListedDialog = ({
  what,
  types,
  disabled,
  onAdd,
  onClose,
}: ListedSearchProps & { onClose: () => void }) => {
  const { message } = App.useApp()
  const [type, setType] = useState<string | null>(null)
  const [name, setName] = useState('')
  const add = (match: Match): void => {
    if (type === null) return void message.warning({ content: `请先选择${what}类型`, key: 'type' })
    onAdd(match, type)
    void message.success({ content: `已加入：${match.name}`, key: match.id })
  }
  return (
    <Modal open width={960} title={`从名单检索${what}`} onCancel={onClose} footer={null}>
      <div className={styles.listedSearch}>
        <Select
          aria-label={`加入为何种${what}`}
          placeholder={`${what}类型`}
          value={type}
          options={[...types]}
          onChange={setType}
        />
        <Input.Search
          aria-label="名单主体名称"
          placeholder="中文或外文名称，至少两个字符"
          maxLength={projectLimits.subject}
          enterButton="检索"
          onSearch={text => setName(text.trim())}
        />
      </div>
      {[...name].length > 1 && (
        <Listed
          key={name}
          name={name}
          action={one => (
            <Button size="small" disabled={disabled} aria-label={`加入 ${one.name}`} onClick={() => add(one)}>
              加入
            </Button>
          )}
        />
      )}
    </Modal>
  )
}

/** Looks a listed party up by name and adds it to the section as what it is in this deal. */
export const ListedSearch = (props: ListedSearchProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="dashed" icon={<SearchOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        从名单检索{props.what}
      </Button>
      {open && <ListedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
