import type { PageHelp } from '@maojian/contract/page'
import { pages } from '@maojian/contract/pages'
import { Drawer, Radio, type RadioChangeEvent } from 'antd'
import { pageIdOf } from '../../ui/page-address.ts'
import { changeDisplay, useDisplay, type DisplaySettings } from '../theme/display-settings.ts'
import styles from './help.module.css'

const shortcuts: readonly (readonly [string, string])[] = [
  ['/', '跳到本页的检索框'],
  ['Ctrl K', '快速跳转到页面或主体（Mac 为 ⌘K）'],
  ['↑ ↓', '在结果之间移动，回车打开'],
  ['?', '打开本帮助'],
  ['Esc', '关闭窗口'],
]

const parts: readonly (readonly [keyof PageHelp, string])[] = [
  ['decides', '回答什么'],
  ['data', '依据什么'],
  ['limits', '不说明什么'],
]

const themeOptions = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
]

const textOptions = [
  { value: 'normal', label: '标准' },
  { value: 'large', label: '大' },
]

/** The page of the menu that a detail page belongs to explains it too. */
const helpFor = (pathname: string): { readonly title: string; readonly help?: PageHelp } => {
  const id = pageIdOf(pathname)
  if (id === undefined) return { title: '' }
  const page: { readonly title: string; readonly under?: string; readonly help?: PageHelp } = pages[id]
  if (page.help !== undefined || page.under === undefined) return page
  return pages[page.under as keyof typeof pages]
}

const Display = () => {
  const settings = useDisplay()
  const change = (name: keyof DisplaySettings) => (event: RadioChangeEvent) =>
    changeDisplay({ [name]: event.target.value as string })
  return (
    <section aria-label="显示设置" className={styles.part}>
      <h3>显示设置</h3>
      <p id="theme-choice">主题</p>
      <Radio.Group
        aria-labelledby="theme-choice"
        options={themeOptions}
        value={settings.theme}
        onChange={change('theme')}
      />
      <p id="text-choice">文字大小</p>
      <Radio.Group
        aria-labelledby="text-choice"
        options={textOptions}
        value={settings.textSize}
        onChange={change('textSize')}
      />
      <p className={styles.note}>保存在本浏览器。</p>
    </section>
  )
}

/** What the open page decides, on what data and what it does not; shortcuts; how the screens are drawn. */
export const HelpDrawer = ({ pathname, onClose }: { pathname: string; onClose: () => void }) => {
  const { title, help } = helpFor(pathname)
  return (
    <Drawer open title="帮助" size={380} onClose={onClose}>
      {help && (
        <section aria-label="本页说明" className={styles.part}>
          <h3>{title}</h3>
          <dl>
            {parts.map(([key, label]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{help[key]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-label="快捷键" className={styles.part}>
        <h3>快捷键</h3>
        <dl className={styles.keys}>
          {shortcuts.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Display />
    </Drawer>
  )
}
