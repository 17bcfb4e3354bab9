/** Controls of a graph whose use is counted. */
export const graphControls = ['zoomIn', 'zoomOut', 'fullSize', 'reset', 'fullWindow'] as const
export type GraphControl = (typeof graphControls)[number]

/** Graphs whose controls are counted. */
export const graphModules = ['relationship', 'conduct', 'tree', 'paths'] as const
export type GraphModule = (typeof graphModules)[number]
