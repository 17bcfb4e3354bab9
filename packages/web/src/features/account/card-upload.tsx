import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import { uploadFile } from '@maojian/contract/calls/file'
import { useMutation } from '@tanstack/react-query'
import { Button, Upload } from 'antd'
import { useState } from 'react'
import { CallFault } from '../../api/call-fault.ts'
import { useClient } from '../../api/client-context.ts'
import styles from './account-forms.module.css'
import { cardProblem } from './card-problem.ts'

interface CardUploadProps {
  /** Given by the form: address of the stored picture, or empty. */
  readonly value?: string
  readonly onChange?: (address: string) => void
}

/** Picture of a business card: checked here, stored by the server, shown from there. */
export const CardUpload = ({ value = '', onChange }: CardUploadProps) => {
  const { send } = useClient()
  const [problem, setProblem] = useState('')
  const store = useMutation({
    mutationFn: (file: File) => send(uploadFile, { purpose: 'profile' }, { files: { file }, placed: true }),
    onSuccess: ({ fastDfsUrl }) => onChange?.(fastDfsUrl),
    onError: error => setProblem(error instanceof CallFault ? error.message : accountTexts.imageHint),
  })
  const choose = (file: File): false => {
    const found = cardProblem(file, accountLimits.profileImageBytes)
    setProblem(found ?? '')
    if (found === undefined) store.mutate(file)
    return false
  }
  return (
    <div>
      <div className={styles.card}>
        {value !== '' && <img src={value} alt="名片预览" />}
        <Upload accept="image/png,image/jpeg,image/webp" showUploadList={false} beforeUpload={choose}>
          <Button icon={<UploadOutlined aria-hidden="true" />} loading={store.isPending}>
            {value === '' ? '上传名片' : '更换'}
          </Button>
        </Upload>
        {value !== '' && (
          <Button type="text" icon={<DeleteOutlined aria-hidden="true" />} onClick={() => onChange?.('')}>
            移除
          </Button>
        )}
      </div>
      {problem !== '' && (
        <div role="alert" className="ant-form-item-explain-error">
          {problem}
        </div>
      )}
    </div>
  )
}
