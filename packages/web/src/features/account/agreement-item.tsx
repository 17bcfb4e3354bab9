import { accountTexts } from '@maojian/contract/account-rules'
import { pages } from '@maojian/contract/pages'
import { Checkbox, Form } from 'antd'

const mustAgree = (_: unknown, value?: boolean): Promise<void> =>
  value === true ? Promise.resolve() : Promise.reject(new Error(accountTexts.agree))

/** Never ticked beforehand; what is agreed to opens beside the form, so that nothing typed is lost. */
export const AgreementItem = () => (
  <Form.Item name="agreed" valuePropName="checked" rules={[{ validator: mustAgree }]}>
    <Checkbox>
      我已阅读并同意
      <a href={pages.terms.path} target="_blank" rel="noopener">
        《{pages.terms.title}》
      </a>
    </Checkbox>
  </Form.Item>
)
