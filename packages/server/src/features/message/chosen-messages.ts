import { Fault } from '../../http/fault.ts'

export const isMessageId = (text: string): boolean => /^[0-9]{1,15}$/.test(text)

/** The ids of msg_id: one, several separated by commas, or all. */
export const chosenMessages = (text: string): readonly number[] | 'all' => {
  if (text === 'all') return 'all'
  const ids = text.split(',').map(one => one.trim())
  if (!ids.every(isMessageId)) throw new Fault(400, '参数 msg_id 应为消息编号，多个以逗号分隔，或 all')
  return ids.map(Number)
}
