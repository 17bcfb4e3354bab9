import { suggestCcl } from '@maojian/contract/calls/eccn'
import { suggestNames } from '@maojian/contract/calls/sanction'
import { debounces, searchTermProblem } from '@maojian/contract/limits'
import { useNavigate } from '@tanstack/react-router'
import { AutoComplete, Modal, type RefSelectProps } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { readRecent } from '../tags/recent-parties.ts'
import styles from './command-palette.module.css'
import {
  askTargets,
  entryTargets,
  pageTargets,
  partyTargets,
  recentTargets,
  type Target,
} from './palette-targets.ts'

const suggestionCount = 8
const entryCount = 4

const useTargets = (text: string): readonly Target[] => {
  const keyword = useDebounced(text.trim(), debounces.items)
  const enabled = searchTermProblem(keyword) === undefined
  const tips = useCall(suggestNames, { keyword, pageSize: suggestionCount }, { enabled, quiet: true })
  const entries = useCall(suggestCcl, { keyword }, { enabled, quiet: true })
  const [recent] = useState(() => readRecent(sessionStorage))
  const known = recentTargets(recent, text)
  const role = useSession()?.roleIds[0]
  const found = enabled && tips.data ? partyTargets(tips.data) : []
  return [
    ...(text === '' ? known : []),
    ...pageTargets(text, role),
    ...(text === '' ? [] : known),
    ...(enabled ? entryTargets(entries.data ?? []).slice(0, entryCount) : []),
    ...found.filter(target => !known.some(one => one.title === target.title)),
    ...(enabled ? askTargets(keyword) : []),
  ]
}

const optionOf = (target: Target) => ({
  value: target.href,
  label: (
    <span className={styles.option}>
      <span className="wrap-anywhere">{target.title}</span>
      <small>{target.note}</small>
    </span>
  ),
})

interface PaletteProps {
  /** What was typed before it stood. */
  readonly start: string
  readonly onClose: () => void
}

/** Recent parties, pages, suggested parties and entries of the control list, reached by keyboard. */
export const CommandPalette = ({ start, onClose }: PaletteProps) => {
  const navigate = useNavigate()
  const [text, setText] = useState(start)
  const field = useRef<RefSelectProps>(null)
  // At once, not when it has come to rest: who types on loses no letter.
  const focused = useCallback((one: RefSelectProps | null) => {
    field.current = one
    one?.focus()
  }, [])
  const targets = useTargets(text)
  const go = (href: string) => {
    onClose()
    void navigate({ href })
  }
  return (
    <Modal
      open
      title="快速跳转"
      footer={null}
      width={560}
      onCancel={onClose}
      afterOpenChange={() => field.current?.focus()}
    >
      <div className={styles.field}>
        <AutoComplete
          ref={focused}
          className={styles.input}
          open
          value={text}
          options={targets.map(optionOf)}
          defaultActiveFirstOption
          listHeight={320}
          aria-label="快速跳转"
          placeholder="输入页面、主体或物项的名称，或 ECCN"
          notFoundContent="没有匹配的页面或主体"
          getPopupContainer={node => node.parentElement ?? document.body}
          onChange={setText}
          onSelect={go}
          onKeyDown={event => event.key === 'Escape' && onClose()}
        />
      </div>
    </Modal>
  )
}
