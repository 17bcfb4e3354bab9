import { Button, Modal } from 'antd'
import { useState } from 'react'
import { PartSearch, type PartAsked } from './part-search.tsx'
import type { Part } from './part-table.tsx'

interface PartLookupProps {
  readonly onUse: (part: Part) => void
}

/** A maker's part by its name or number; the chosen one brings its classification. */
export const PartLookup = ({ onUse }: PartLookupProps) => {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<PartAsked>({ by: 'code', words: '' })
  const [chosen, setChosen] = useState<Part>()
  const use = (part: Part): void => {
    onUse(part)
    setOpen(false)
  }
  const ask = (next: PartAsked): void => {
    setChosen(undefined)
    setAsked(next)
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
        <PartSearch asked={asked} onAsk={ask} chosen={chosen?.id ?? ''} onChoose={setChosen} />
      </Modal>
    </>
  )
}
