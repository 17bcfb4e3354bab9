import {
  CheckCircleFilled,
  ExclamationCircleFilled,
  QuestionCircleFilled,
  WarningFilled,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

/** Risk colours; each is always shown with its own icon and a word. */
export type Tone = 'red' | 'amber' | 'green' | 'grey'

const icons: Readonly<Record<Tone, ReactNode>> = {
  // No cross: before “有效” or “是” it would read as their opposite.
  red: <WarningFilled aria-hidden="true" />,
  amber: <ExclamationCircleFilled aria-hidden="true" />,
  green: <CheckCircleFilled aria-hidden="true" />,
  grey: <QuestionCircleFilled aria-hidden="true" />,
}

export const ToneIcon = ({ tone }: { tone: Tone }) => <span aria-hidden="true">{icons[tone]}</span>
