import { Steps } from 'antd'
import type { Batch } from './batch.ts'

const titles = ['上传', '确认', '筛查', '处置'] as const

const stepOf = (state: Batch['state'] | undefined): number => {
  if (state === undefined) return 0
  if (state === 'draft') return 1
  return state === 'done' ? 3 : 2
}

/** Where a file is on its way: brought, its columns confirmed, screened, decided on. */
export const BatchSteps = ({ state }: { state?: Batch['state'] | undefined }) => (
  <Steps
    size="small"
    responsive={false}
    current={stepOf(state)}
    status={state === 'failed' || state === 'cancelled' ? 'error' : 'process'}
    items={titles.map(title => ({ title }))}
  />
)
