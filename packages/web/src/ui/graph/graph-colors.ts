import type { GraphTone } from './drawing.ts'

export interface GraphColors {
  readonly tones: Readonly<Record<GraphTone, { readonly stroke: string; readonly fill: string }>>
  readonly text: string
  readonly quiet: string
  readonly line: string
  readonly paper: string
  readonly font: string
}

/** The colours of the theme, read where the drawing is made: a canvas and a file know no variables. */
export const graphColors = (): GraphColors => {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string): string => style.getPropertyValue(`--mj-${name}`).trim() || '#444'
  const tone = (stroke: string, fill: string) => ({ stroke: read(stroke), fill: read(fill) })
  return {
    tones: {
      current: tone('primary', 'primary-bg'),
      related: tone('grey', 'bg-container'),
      listed: tone('red', 'red-bg'),
      doubtful: tone('amber', 'amber-bg'),
      tied: tone('amber', 'bg-container'),
      group: tone('grey', 'grey-bg'),
    },
    text: read('text'),
    quiet: read('text-secondary'),
    line: read('text-disabled'),
    paper: read('bg-container'),
    font: read('font-text'),
  }
}
