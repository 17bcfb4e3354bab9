import { listPartFiles, removePartFile, searchComponents } from '@maojian/contract/calls/part'
import { Button, Popconfirm } from 'antd'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import styles from './part-page.module.css'

/** What was imported, with the way to take one's own back. */
export const PartFiles = () => {
  const files = useCall(listPartFiles, {}, { quiet: true })
  const remove = useAction({
    act: (send, id: string) => send(removePartFile, { id }),
    changes: [listPartFiles, searchComponents],
  })
  if (!files.data || files.data.length === 0) return null
  return (
    <ul className={styles.files} aria-label="已导入的文件">
      {files.data.map(file => (
        <li key={file.id}>
          <span>
            {file.name}：{file.rows} 个料号
            {file.unknown > 0 && `，标记 ${file.unknown}`}
            {file.refused > 0 && `，未导入 ${file.refused} 行`}
            {file.publishedOn !== '' && `，版本 ${file.publishedOn}`}
            {file.own ? `（本机构，${file.author}）` : '（全部用户）'}
          </span>
          {file.own && (
            <Popconfirm
              title="删除此文件及其料号？"
              okText="删除"
              cancelText="取消"
              onConfirm={() => remove.run(file.id)}
            >
              <Button size="small" type="text" danger loading={remove.busy}>
                删除
              </Button>
            </Popconfirm>
          )}
        </li>
      ))}
    </ul>
  )
}
