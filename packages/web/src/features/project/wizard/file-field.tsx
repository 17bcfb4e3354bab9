import { DeleteOutlined, FileOutlined, UploadOutlined } from '@ant-design/icons'
import { uploadFile } from '@maojian/contract/calls/file'
import { Link } from '@tanstack/react-router'
import { Button, Popconfirm, Upload } from 'antd'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { FaultAlert } from '../../../ui/form/fault-alert.tsx'
import { pageAddress } from '../../../ui/page-address.ts'
import type { StoredFile } from './wizard-answers.ts'
import type { FieldProps } from './field-props.ts'
import styles from './wizard.module.css'

/** Papers to the item: each opens as a preview in a new tab, and is taken out after a question with its name. */
export const FileField = ({ question, said, onSay }: FieldProps) => {
  const [known, setKnown] = useState<readonly StoredFile[]>(question.fileList)
  const upload = useAction({
    act: (send, file: File) => send(uploadFile, { purpose: 'document' }, { files: { file }, placed: true }),
    onDone: stored => {
      setKnown([...known, stored])
      onSay([...said, stored.fileId])
    },
  })
  const choose = (file: File): false => {
    upload.run(file)
    return false
  }
  return (
    <div className={styles.wide}>
      <ul className={styles.files} aria-label={question.question}>
        {said.map(id => {
          const file = known.find(one => one.fileId === id)
          const name = file?.fileName ?? '已上传的文件'
          return (
            <li key={id}>
              <FileOutlined aria-hidden="true" />
              <Link to={pageAddress('filePreview', { fileId: id })} target="_blank">
                {name}
              </Link>
              <Popconfirm
                title={`确定要删除文件“${name}”吗？`}
                okText="删除"
                cancelText="取消"
                onConfirm={() => onSay(said.filter(one => one !== id))}
              >
                <Button
                  type="text"
                  size="small"
                  aria-label={`删除 ${name}`}
                  icon={<DeleteOutlined aria-hidden="true" />}
                />
              </Popconfirm>
            </li>
          )
        })}
      </ul>
      <FaultAlert fault={upload.fault} />
      <Upload showUploadList={false} beforeUpload={choose}>
        <Button icon={<UploadOutlined aria-hidden="true" />} loading={upload.busy}>
          {upload.busy ? '正在上传' : '上传文件'}
        </Button>
      </Upload>
    </div>
  )
}
