import { saveFile } from '../save-file.ts'
import { clockDay, clockTime } from '../clock-time.ts'
import { textBoxes } from './boxes.ts'
import { drawingPng } from './drawing-png.ts'
import { drawingSvg } from './drawing-svg.ts'
import type { Drawing } from './drawing.ts'
import { graphColors } from './graph-colors.ts'

export type DrawingFormat = 'png' | 'svg' | 'json'

/** A file beside the usual ones: what was drawn in the words of a standard. */
export interface DrawingFile {
  readonly label: string
  /** Behind the name of the drawing: `bods.json`. */
  readonly ending: string
  readonly write: (caption: readonly string[], day: string) => string
}

interface Saving {
  readonly name: string
  readonly drawing: Drawing
  readonly caption: readonly string[]
  readonly data: unknown
  readonly format: DrawingFormat | DrawingFile
}

/** The data with the drawing: where each node and each text stands. */
const jsonOf = ({ caption, drawing, data }: Saving): string => {
  const texts = textBoxes(drawing.nodes, drawing.edges)
  return JSON.stringify({ caption, data, drawing: { ...drawing, texts } }, null, 2)
}

/** A drawing as a file, named after what it shows. */
export const saveDrawing = async (asked: Saving): Promise<void> => {
  const now = new Date().toISOString()
  const made = `制图 ${clockTime(now)} · 贸鉴`
  const saving = { ...asked, caption: [...asked.caption, made] }
  const { name, drawing, caption, format } = saving
  const saveJson = (ending: string, text: string): void =>
    saveFile(`${name}.${ending}`, new Blob([text], { type: 'application/json' }))
  if (format === 'json') return saveJson('json', jsonOf(saving))
  if (typeof format === 'object') return saveJson(format.ending, format.write(caption, clockDay(now)))
  const sheet = drawingSvg(drawing, caption, graphColors())
  const content =
    format === 'svg' ? new Blob([sheet.text], { type: 'image/svg+xml' }) : await drawingPng(sheet)
  saveFile(`${name}.${format}`, content)
}
