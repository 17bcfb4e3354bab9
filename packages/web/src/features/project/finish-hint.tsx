import { projectTexts } from '@maojian/contract/project-rules'
import { Alert } from 'antd'

/** Why a project should not lie around half filled. */
export const FinishHint = () => <Alert type="info" showIcon title={projectTexts.finishSoon} />
