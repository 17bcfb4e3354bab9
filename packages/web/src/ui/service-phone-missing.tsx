import { Alert } from 'antd'
import { site } from '../api/site.ts'
import { ForAdministrators } from './for-administrators.tsx'

/** Pages promise a telephone; whoever runs the installation learns that none is set. */
export const ServicePhoneMissing = () =>
  site.servicePhone === '' && (
    <ForAdministrators others={null}>
      <Alert
        type="warning"
        showIcon
        style={{ marginBlock: 8 }}
        title="没有设置服务电话：“完善信息”“联系我们”等页面不显示电话。请在服务器上设置环境变量 SERVICE_PHONE 后重新启动。"
      />
    </ForAdministrators>
  )
