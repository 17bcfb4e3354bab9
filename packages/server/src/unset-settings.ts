import type { Config } from './config.ts'

/** What runs without it, though a page says less then than its users need: told at the start, a sentence each. */
export const unsetSettings = ({ service, role }: Pick<Config, 'service' | 'role'>): readonly string[] =>
  role === 'worker' || service.phone !== ''
    ? []
    : [
        '未设置环境变量 SERVICE_PHONE：“完善信息”“联系我们”等页面不显示服务电话。请设为用户可拨打的号码后重新启动。',
      ]
