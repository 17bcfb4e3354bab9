import { Alert } from 'antd'

/** What must be said about the age of facts and lists, before anything is read off a verdict. */
export const DayWarnings = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.map(text => <Alert key={text} showIcon type="warning" title={text} />)
