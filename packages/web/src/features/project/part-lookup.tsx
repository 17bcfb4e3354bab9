import { Button, Input, Modal, Radio, Space } from 'antd'
import { useState } from 'react'
import { PartTable, type Part } from './part-table.tsx'

interface PartLookupProps {
  readonly onUse: (part: Part) => void
}

/** A maker's part by its name or number; the chosen one brings its classification. */
export const PartLookup = ({ onUse }: PartLookupProps) => {
  const [open, setOpen] = useState(false)
  const [by, setBy] = useState<'name' | 'code'>('code')
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState<Part>()
  const use = (part: Part): void => {
    onUse(part)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>按料号查找</Button>
      <Modal
        open={open}
        width={760}
        title="按料号查找"
        okText="使用所选料号"
        cancelText="取消"
        okButtonProps={{ disabled: !chosen }}
        onOk={() => chosen && use(chosen)}
        onCancel={() => setOpen(false)}
      >
        <Space wrap style={{ marginBottom: 12 }}>
          <Radio.Group
            aria-label="查找方式"
            optionType="button"
            options={[
              { value: 'code', label: '料号' },
              { value: 'name', label: '名称' },
            ]}
            value={by}
            onChange={event => {
              setBy(event.target.value as typeof by)
              setAsked('')
            }}
          />
          <Input.Search
            aria-label="料号或名称"
            enterButton="查询"
            maxLength={120}
            onSearch={text => {
              setChosen(undefined)
              setAsked(text.trim())
            }}
          />
        </Space>
        {asked !== '' && (
          <PartTable
            key={`${by} ${asked}`}
            by={by}
            words={asked}
            chosen={chosen?.id ?? ''}
            onChoose={setChosen}
          />
        )}
      </Modal>
    </>
  )
}
