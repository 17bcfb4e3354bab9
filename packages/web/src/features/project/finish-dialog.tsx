import { projectTexts } from '@maojian/contract/project-rules'
import { useNavigate } from '@tanstack/react-router'
import { Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { pageAddress } from '../../ui/page-address.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import type { ProjectEditing } from './use-project-draft.ts'

/** On first entry of a new project; who acknowledges it leaves for the search once everything is saved (spec 001 §4). */
export const FinishDialog = ({ editing }: { editing: ProjectEditing }) => {
  const navigate = useNavigate()
  const [{ status }, setQuery] = usePageState('process')
  const [leaving, setLeaving] = useState(false)
  // At once: the address follows when the router has come to it.
  const [staying, setStaying] = useState(false)
  const { dirty, fault } = editing
  useEffect(() => {
    if (!leaving || dirty || fault) return
    void navigate({ href: pageAddress('index', { componentName: 'sanctionEvaluation' }) })
  }, [leaving, dirty, fault, navigate])
  const stay = (): void => {
    setStaying(true)
    setQuery({ status: '2' }, { replace: true })
  }
  return (
    <Modal
      open={status === '1' && !staying}
      title="请在 24 小时内完成填报"
      onCancel={stay}
      footer={[
        <Button
          key="leave"
          loading={leaving && !fault}
          onClick={() => {
            setLeaving(true)
            if (dirty) editing.save()
          }}
        >
          知道了，先去检索
        </Button>,
        <Button key="stay" type="primary" onClick={stay}>
          继续填报
        </Button>,
      ]}
    >
      <p>{projectTexts.finishSoon}</p>
    </Modal>
  )
}
