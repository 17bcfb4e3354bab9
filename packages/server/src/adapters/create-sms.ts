import type { SmsConfig } from '../config.ts'
import type { Outbound } from './outbound.ts'
import { noSms, type SmsSender } from './sms.ts'
import { createAliyunSms } from './sms-aliyun.ts'
import { createTencentSms } from './sms-tencent.ts'

/** The provider that the configuration names. */
export const createSms = (config: SmsConfig | undefined, outbound: Outbound, now: () => Date): SmsSender => {
  if (!config) return noSms
  return (config.provider === 'aliyun' ? createAliyunSms : createTencentSms)(config, outbound, now)
}
