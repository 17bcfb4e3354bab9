import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import styles from './account-forms.module.css'
import { passwordTicks } from './password-ticks.ts'

/** The rules of a new password, ticked while it is typed. */
export const PasswordRules = ({ password }: { password: string }) => (
  <div className={styles.rules}>
    <p>{accountTexts.passwordHint}</p>
    <ul aria-label="密码规则" aria-live="polite">
      {passwordTicks(password, accountLimits).map(({ text, met }) => (
        <li key={text} className={met ? styles.met : undefined}>
          {met ? <CheckCircleFilled aria-hidden="true" /> : <MinusCircleOutlined aria-hidden="true" />} {text}
          <span className="sr-only">{met ? '，已满足' : '，未满足'}</span>
        </li>
      ))}
    </ul>
  </div>
)
