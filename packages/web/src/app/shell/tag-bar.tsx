import { CloseOutlined, DownOutlined, PushpinFilled } from '@ant-design/icons'
import { Link } from '@tanstack/react-router'
import type { MenuProps } from 'antd'
import { useEffect, useRef, type MouseEvent } from 'react'
import { MenuButton } from '../../ui/menu-button.tsx'
import { maxTags, type PageTag } from '../tags/tag-list.ts'
import type { Tags } from '../tags/use-tags.ts'
import styles from './tag-bar.module.css'

const middleButton = 1

interface TagProps {
  readonly tag: PageTag
  readonly current: boolean
  readonly closable: boolean
  readonly onClose: () => void
}

const Tag = ({ tag, current, closable, onClose }: TagProps) => {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // A title that arrives with the answer makes the tag wider than it was when it was opened.
  }, [current, tag.title])
  const onAuxClick = (event: MouseEvent) => {
    if (event.button !== middleButton || !closable) return
    event.preventDefault()
    onClose()
  }
  return (
    <li ref={ref} className={`${styles.tag} ${current ? styles.current : ''}`}>
      <Link
        to={tag.href}
        className={styles.link}
        title={tag.title}
        aria-current={current ? 'page' : undefined}
        onAuxClick={onAuxClick}
        onMouseDown={event => event.button === middleButton && event.preventDefault()}
      >
        {tag.pinned && <PushpinFilled aria-label="已固定" className={styles.pin} />}
        <span className={styles.title}>{tag.title}</span>
      </Link>
      {closable && (
        <button type="button" className={styles.close} aria-label={`关闭 ${tag.title}`} onClick={onClose}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

const menuFor = ({ tags, current, ...does }: Tags): MenuProps => {
  const tag = tags.find(one => one.key === current)
  const none = tag === undefined
  const actions: Record<string, () => void> = {
    pin: () => tag && does.pin(tag.key),
    one: () => tag && does.close(tag.key),
    others: () => tag && does.closeOthers(tag.key),
    all: does.closeAll,
  }
  return {
    items: [
      { key: 'pin', label: tag?.pinned ? '取消固定' : '固定当前', disabled: none },
      { key: 'one', label: '关闭当前', disabled: none || tag.pinned },
      { key: 'others', label: '关闭其他', disabled: none },
      { key: 'all', label: '关闭全部' },
      { type: 'divider' },
      { key: 'rule', label: `最多 ${maxTags} 个，超出时关闭最早打开且未固定的页签`, disabled: true },
    ],
    onClick: ({ key }) => actions[key]?.(),
  }
}

/** Opened pages: middle click closes, the menu closes one, others or all. */
export const TagBar = (props: Tags) => (
  <div className={`${styles.bar} no-print`}>
    <nav aria-label="已打开的页面" className={styles.scroll}>
      <ul className={styles.list}>
        {props.tags.map(tag => (
          <Tag
            key={tag.key}
            tag={tag}
            current={tag.key === props.current}
            closable={!tag.pinned && props.tags.length > 1}
            onClose={() => props.close(tag.key)}
          />
        ))}
      </ul>
    </nav>
    <MenuButton
      menu={menuFor(props)}
      button={{
        type: 'text',
        size: 'small',
        children: (
          <>
            <span className="sr-only">页签操作，已打开</span>
            {props.tags.length}/{maxTags} <DownOutlined aria-hidden="true" />
          </>
        ),
      }}
    />
  </div>
)
