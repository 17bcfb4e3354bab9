import type { suggestNames } from '@maojian/contract/calls/sanction'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import styles from './search-box.module.css'

interface SuggestionOption {
  readonly value: string
  readonly label: ReactNode
}

/** Suggested names with type and list; a name on several lists stands once. */
export const suggestionOptions = (tips: z.output<typeof suggestNames.reply>): SuggestionOption[] => {
  const byName = new Map<string, SuggestionOption>()
  for (const [i, name] of tips.list.entries()) {
    if (byName.has(name)) continue
    const entry = tips.entries[i]
    const label = (
      <div className={styles.option}>
        <span className="wrap-anywhere">
          {name}
          {entry?.nameZh && entry.nameZh !== name && <small> {entry.nameZh}</small>}
        </span>
        {entry && (
          <small className={styles.note}>
            {entry.typeName} · {entry.listName}
          </small>
        )}
      </div>
    )
    byName.set(name, { value: name, label })
  }
  return [...byName.values()]
}
