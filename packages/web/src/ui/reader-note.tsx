import { organisationTexts } from '@maojian/contract/organisation-rules'
import { Alert } from 'antd'

/** In the place of what only those who may change the organisation's work can use. */
export const ReaderNote = () => <Alert type="info" showIcon title={organisationTexts.readerOnly} />
