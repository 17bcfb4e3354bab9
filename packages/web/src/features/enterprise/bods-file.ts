import { bodsStatements, type BodsFile } from '@maojian/contract/bods-statements'
import type { DrawingFile } from '../../ui/graph/save-drawing.ts'

/** The holdings of a drawing as a file of Open Ownership's standard. */
export const bodsFile = (drawn: Omit<BodsFile, 'caption' | 'day'>): DrawingFile => ({
  label: '股权 BODS 0.4',
  ending: 'bods.json',
  write: (caption, day) => JSON.stringify(bodsStatements({ ...drawn, caption, day }), null, 2),
})
