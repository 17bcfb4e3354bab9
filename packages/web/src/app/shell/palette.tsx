import { lazy, Suspense, useState } from 'react'
import styles from './shell.module.css'

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then(module => ({ default: module.CommandPalette })),
)

interface WaitingProps {
  readonly text: string
  readonly onType: (text: string) => void
  readonly onClose: () => void
}

/** Takes the focus at once: what is typed while the palette is loaded belongs to it, not to the page behind. */
const Waiting = ({ text, onType, onClose }: WaitingProps) => (
  <div className={styles.paletteWaiting}>
    <input
      ref={field => field?.focus()}
      aria-label="快速跳转（正在打开）"
      value={text}
      onChange={event => onType(event.target.value)}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    />
  </div>
)

/** The palette, loaded when it is first asked for. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('')
  return (
    <Suspense fallback={<Waiting text={typed} onType={setTyped} onClose={onClose} />}>
      <CommandPalette start={typed} onClose={onClose} />
    </Suspense>
  )
}
