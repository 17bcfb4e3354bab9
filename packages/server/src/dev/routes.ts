import { listOutbox as call } from '@maojian/contract/calls/outbox'
import type { Context } from '../http/context.ts'
import { Fault } from '../http/fault.ts'
import { route, type Route } from '../http/route.ts'

const kindNames = ['', '注册', '完善信息', '重置密码', '登录']

const list = (context: Context) => {
  if (!context.outbox || !context.doors) throw new Fault(404, '没有这个地址')
  return context.outbox.messages().map(({ at, phone, code, kind, isNotice }) => ({
    at: at.toISOString(),
    phone,
    code,
    text: isNotice
      ? '【贸鉴】您的账户已更换手机号，本号码不再用于登录。如非本人操作，请立即联系客服。'
      : `【贸鉴】您的${kindNames[kind] ?? ''}验证码为 ${code}，5 分钟内有效，请勿告知他人。`,
  }))
}

/** Doors of a machine that serves itself. */
export const devRoutes: readonly Route[] = [route(call, list)]
