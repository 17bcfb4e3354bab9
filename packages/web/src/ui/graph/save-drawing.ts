import { saveFile } from '../save-file.ts'
import { clockTime } from '../clock-time.ts'
import { textBoxes } from './boxes.ts'
import { drawingPng } from './drawing-png.ts'
import { drawingSvg } from './drawing-svg.ts'
import type { Drawing } from './drawing.ts'
import { graphColors } from './graph-colors.ts'

export type DrawingFormat = 'png' | 'svg' | 'json'

interface Saving {
  readonly name: string
  readonly drawing: Drawing
  readonly caption: readonly string[]
  readonly data: unknown
  readonly format: DrawingFormat
}

/** The data with the drawing: where each node and each text stands. */
const jsonOf = ({ caption, drawing, data }: Saving): string => {
  const texts = textBoxes(drawing.nodes, drawing.edges)
  return JSON.stringify({ caption, data, drawing: { ...drawing, texts } }, null, 2)
}

/** A drawing as a file, named after what it shows. */
export const saveDrawing = async (asked: Saving): Promise<void> => {
  const made = `制图 ${clockTime(new Date().toISOString())} · 贸鉴`
  const saving = { ...asked, caption: [...asked.caption, made] }
  const { name, drawing, caption, format } = saving
  if (format === 'json') {
    saveFile(`${name}.json`, new Blob([jsonOf(saving)], { type: 'application/json' }))
    return
  }
  const sheet = drawingSvg(drawing, caption, graphColors())
  const content =
    format === 'svg' ? new Blob([sheet.text], { type: 'image/svg+xml' }) : await drawingPng(sheet)
  saveFile(`${name}.${format}`, content)
}
