import { Modal } from 'antd'
import { NodeDetail } from './node-detail.tsx'

interface NodeModalProps {
  readonly node: { readonly id: string; readonly name: string } | undefined
  readonly onClose: () => void
}

/** The detail of a party above the drawing. */
export const NodeModal = ({ node, onClose }: NodeModalProps) => (
  <Modal title={node?.name ?? ''} open={node !== undefined} footer={null} onCancel={onClose} destroyOnHidden>
    {node && <NodeDetail id={node.id} />}
  </Modal>
)
