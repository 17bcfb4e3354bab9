import { Button, Form, Input } from 'antd'
import { usePageState } from './use-page-state.ts'

export type VerifyPageId = 'verifyCertificate' | 'verifyReport'

interface VerifyCodeProps {
  readonly page: VerifyPageId
  readonly paper: string
}

const code = /[0-9a-f]{32}/u

/** The code of the paper, or the whole address below its QR code: for whoever cannot scan it. */
export const VerifyCode = ({ page, paper }: VerifyCodeProps) => {
  const [, setQuery] = usePageState(page)
  const onFinish = ({ text }: { text: string }): void =>
    setQuery({ token: code.exec(text.trim().toLowerCase())?.[0] ?? text.trim() })
  return (
    <section className="card" aria-label="输入核验码">
      <Form layout="vertical" onFinish={onFinish}>
        <Form.Item
          name="text"
          label="核验码"
          extra={`${paper}二维码下方网址等号之后的 32 位字符；也可粘贴整个网址。`}
          rules={[{ required: true, whitespace: true, message: '请填写核验码' }]}
        >
          <Input autoComplete="off" maxLength={300} />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          核验
        </Button>
      </Form>
    </section>
  )
}
