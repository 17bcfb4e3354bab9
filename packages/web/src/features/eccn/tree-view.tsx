import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons'
import type { EccnNode } from '@maojian/contract/calls/eccn'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './eccn.module.css'
import { splitChildren } from './tree-nodes.ts'

interface TreeViewProps {
  readonly root: EccnNode
  readonly found: ReadonlySet<string>
  /** Nodes that must be open for the found ones to be seen. */
  readonly open: ReadonlySet<string>
}

/** Shelves of the list open the tree of that shelf; entries and paragraphs their detail (spec 000 §2). */
const NodeLink = ({ node, found }: { node: EccnNode; found: boolean }) => {
  const isEntry = /^[0-9][A-E][0-9]{3}/.test(node.eccn)
  const page = isEntry ? 'eccBodyDetailsPage' : 'relationalPageFaces'
  return (
    <Link className={found ? styles.found : undefined} to={pageAddress(page, { eccn: node.eccn })}>
      <span className={styles.code}>{node.eccn}</span>
      {node.name !== '' && ` ${node.name}`}
    </Link>
  )
}

const Rest = ({ parent, rest }: { parent: string; rest: readonly EccnNode[] }) => {
  const [shown, setShown] = useState(false)
  return (
    <li className={styles.node}>
      <span className={styles.leaf} />
      <Button size="small" onClick={() => setShown(true)}>
        更多（{rest.length}）
      </Button>
      <Modal
        title={`${parent} 的其余 ${rest.length} 项`}
        open={shown}
        footer={null}
        onCancel={() => setShown(false)}
      >
        <ul style={{ maxHeight: '60vh', overflow: 'auto' }}>
          {rest.map(node => (
            <li key={node.eccn} className={styles.node}>
              <NodeLink node={node} found={false} />
            </li>
          ))}
        </ul>
      </Modal>
    </li>
  )
}

const Branch = ({
  node,
  depth,
  found,
  open,
}: Omit<TreeViewProps, 'root'> & { node: EccnNode; depth: number }) => {
  const [toggled, setToggled] = useState(depth === 0)
  const isOpen = toggled || open.has(node.eccn)
  const { shown, rest } = splitChildren(node.children, one => found.has(one.eccn) || open.has(one.eccn))
  const Caret = isOpen ? CaretDownOutlined : CaretRightOutlined
  return (
    <li>
      <div className={styles.node}>
        {node.children.length > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '展开'} ${node.eccn}`}
            onClick={() => setToggled(!isOpen)}
          >
            <Caret aria-hidden="true" />
          </button>
        ) : (
          <span className={styles.leaf} />
        )}
        <NodeLink node={node} found={found.has(node.eccn)} />
        {node.children.length > 0 && <span className={styles.note}>{node.children.length}</span>}
      </div>
      {isOpen && node.children.length > 0 && (
        <ul>
          {shown.map(child => (
            <Branch key={child.eccn} node={child} depth={depth + 1} found={found} open={open} />
          ))}
          {rest.length > 0 && <Rest parent={node.eccn} rest={rest} />}
        </ul>
      )}
    </li>
  )
}

export const TreeView = ({ root, found, open }: TreeViewProps) => (
  <ul className={styles.tree} aria-label="ECCN 关系树">
    <Branch key={root.eccn} node={root} depth={0} found={found} open={open} />
  </ul>
)
