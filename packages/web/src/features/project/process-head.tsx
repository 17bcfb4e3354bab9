import { SaveOutlined, SendOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useMayWrite } from '../../api/client-context.ts'
import styles from './project.module.css'
import type { ProjectEditing } from './use-project-draft.ts'

const savedText = ({ busy, dirty, fault, saved }: ProjectEditing): string => {
  if (busy) return '正在保存…'
  if (fault) return '未能保存'
  return dirty ? '有改动，即将自动保存' : `已保存（${saved.updateTime}）`
}

interface ProcessHeadProps {
  readonly editing: ProjectEditing
  readonly onSubmit: () => void
}

/** What is being filled in, whether it is saved, and the two ways on. */
export const ProcessHead = ({ editing, onSubmit }: ProcessHeadProps) => (
  <header className={styles.head}>
    <h1>{editing.draft.name === '' ? '（未命名项目）' : editing.draft.name}</h1>
    <span className={styles.quiet}>{editing.saved.statusName}</span>
    <span className={styles.quiet} aria-live="polite">
      {savedText(editing)}
    </span>
    {useMayWrite() && (
      <Space wrap>
        <Button icon={<SaveOutlined aria-hidden="true" />} onClick={() => editing.save()}>
          保存草稿
        </Button>
        <Button
          type="primary"
          icon={<SendOutlined aria-hidden="true" />}
          loading={editing.submitting}
          onClick={onSubmit}
        >
          提交
        </Button>
      </Space>
    )}
  </header>
)
