import { Tooltip } from 'antd'
import styles from './proposed-name.module.css'

export interface ProposedNameProps {
  readonly name: { readonly text: string; readonly mark: string; readonly note: string }
}

/** A Chinese name made by a machine: grey, marked, its caution in a tooltip that the keyboard reaches too. */
export const ProposedName = ({ name }: ProposedNameProps) => (
  <p className={styles.line}>
    {name.text !== '' && <span className="wrap-anywhere">{name.text}</span>}
    <Tooltip title={name.note}>
      <button type="button" className={styles.mark} aria-label={`${name.mark}：${name.note}`}>
        {name.mark}
      </button>
    </Tooltip>
  </p>
)
