import { useSyncExternalStore } from 'react'
import type { Theme } from './tokens.ts'

const themes = ['system', 'light', 'dark'] as const
const textSizes = ['normal', 'large'] as const

/** How somebody wants the screens drawn; kept in this browser. */
export interface DisplaySettings {
  readonly theme: (typeof themes)[number]
  readonly textSize: (typeof textSizes)[number]
}

const usual: DisplaySettings = { theme: 'system', textSize: 'normal' }
const key = 'maojian.display'

const among = <T extends string>(known: readonly T[], value: unknown): T =>
  known.find(one => one === value) ?? known[0]!

/** What stands in the browser's store; anything else than a known value is the usual one. */
export const readDisplay = (text: string | null): DisplaySettings => {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<DisplaySettings> | null
    return { theme: among(themes, stored?.theme), textSize: among(textSizes, stored?.textSize) }
  } catch {
    return usual
  }
}

const darkQuery = '(prefers-color-scheme: dark)'
const calmQuery = '(prefers-reduced-motion: reduce)'
const listeners = new Set<() => void>()
let settings: DisplaySettings | undefined

const stored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const current = (): DisplaySettings => (settings ??= readDisplay(stored()))

const tell = (): void => listeners.forEach(listener => listener())

export const changeDisplay = (change: Partial<DisplaySettings>): void => {
  settings = { ...current(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing shows the change until the page is left.
  }
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  const asked = [matchMedia(darkQuery), matchMedia(calmQuery)]
  for (const media of asked) media.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    for (const media of asked) media.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}

export const useDisplay = (): DisplaySettings => useSyncExternalStore(subscribe, current)

/** The theme to draw: the one chosen, else the system's. */
export const useTheme = (): Theme => {
  const { theme } = useDisplay()
  const isDark = useSyncExternalStore(subscribe, () => matchMedia(darkQuery).matches)
  return theme === 'system' ? (isDark ? 'dark' : 'light') : theme
}

/** Whether the system asks for no animations. */
export const useCalm = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(calmQuery).matches)

export const textScales: Readonly<Record<DisplaySettings['textSize'], number>> = { normal: 1, large: 1.2 }
