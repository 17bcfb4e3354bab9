import {
  CompressOutlined,
  DownloadOutlined,
  ExpandOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { App, Button, type MenuProps } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { MenuButton } from '../menu-button.tsx'
import { GraphCanvas, type GraphCanvasProps } from './graph-canvas.tsx'
import type { Drawing, Place } from './drawing.ts'
import { GraphLegend, type LegendEntry } from './graph-legend.tsx'
import styles from './graph.module.css'
import type { CanvasHandle } from './open-canvas.ts'
import { saveDrawing, type DrawingFile, type DrawingFormat } from './save-drawing.ts'

export type GraphControl = 'zoomIn' | 'zoomOut' | 'fullSize' | 'reset' | 'fullWindow'

interface GraphFrameProps extends Pick<
  GraphCanvasProps,
  'name' | 'drawing' | 'zoom' | 'centre' | 'subject' | 'onNode'
> {
  /** Scale of the button that shows everything at full size. */
  readonly fullSize?: number
  /** What stands below a saved picture. */
  readonly caption: readonly string[]
  /** What was drawn, as data, for the JSON file. */
  readonly data: unknown
  /** What it can be saved as beside the usual. */
  readonly files?: readonly DrawingFile[]
  readonly legend: readonly LegendEntry[]
  /** Counts the controls that are used. */
  readonly onControl?: (control: GraphControl) => void
  /** Further tools, left of the usual ones. */
  readonly tools?: ReactNode
  /** Below the drawing: what is not drawn, and how to see it. */
  readonly note?: ReactNode
}

const formats: readonly { readonly key: DrawingFormat; readonly label: string }[] = [
  { key: 'png', label: '图片 PNG' },
  { key: 'svg', label: '矢量图 SVG' },
  { key: 'json', label: '数据 JSON' },
]

const Save = ({ name, drawing, caption, data, files = [] }: Omit<GraphFrameProps, 'onNode'>) => {
  const { message } = App.useApp()
  const save = async (format: DrawingFormat | DrawingFile) => {
    try {
      await saveDrawing({ name, drawing, caption, data, format })
    } catch {
      void message.error('导出失败，请重试')
    }
  }
  const menu: MenuProps = {
    items: [...formats, ...files.map(({ ending, label }) => ({ key: ending, label }))],
    onClick: ({ key }) => void save(files.find(({ ending }) => ending === key) ?? (key as DrawingFormat)),
  }
  return (
    <MenuButton menu={menu} button={{ icon: <DownloadOutlined aria-hidden="true" />, children: '导出' }} />
  )
}

interface ControlsProps {
  readonly frame: GraphFrameProps
  readonly canvas: CanvasHandle | undefined
  readonly scale: number
  readonly wide: boolean
  readonly onWide: () => void
}

const Controls = ({ frame, canvas, scale, wide, onWide }: ControlsProps) => {
  const { zoom, fullSize, centre, onControl } = frame
  const press = (control: GraphControl, act: () => void) => () => {
    act()
    onControl?.(control)
  }
  const Wide = wide ? FullscreenExitOutlined : FullscreenOutlined
  return (
    <div className={styles.controls}>
      <Button
        icon={<ZoomOutOutlined aria-hidden="true" />}
        aria-label="缩小"
        disabled={scale <= zoom.least}
        onClick={press('zoomOut', () => canvas?.zoomBy(-zoom.step))}
      />
      <span className={styles.scale}>{Math.round(scale * 100)}%</span>
      <Button
        icon={<ZoomInOutlined aria-hidden="true" />}
        aria-label="放大"
        disabled={scale >= zoom.most}
        onClick={press('zoomIn', () => canvas?.zoomBy(zoom.step))}
      />
      {fullSize !== undefined && (
        <Button
          icon={<ExpandOutlined aria-hidden="true" />}
          title={`放大到 ${fullSize} 倍`}
          onClick={press('fullSize', () => canvas?.zoomTo(fullSize))}
        >
          全尺寸
        </Button>
      )}
      <Button
        icon={
          fullSize === undefined ? (
            <CompressOutlined aria-hidden="true" />
          ) : (
            <UndoOutlined aria-hidden="true" />
          )
        }
        onClick={press('reset', () => void canvas?.reset(centre))}
      >
        复位
      </Button>
      <Button icon={<Wide aria-hidden="true" />} aria-pressed={wide} onClick={press('fullWindow', onWide)}>
        {wide ? '退出全屏' : '全屏'}
      </Button>
    </div>
  )
}

/** Where a reader dragged nodes to, as long as the drawing is of the same subject. */
const useMoved = (drawing: Drawing, subject: string) => {
  const [moved, setMoved] = useState<{ subject: string; places: ReadonlyMap<string, Place> }>()
  const places = moved?.subject === subject ? moved.places : undefined
  const drawn = useMemo(
    () =>
      places
        ? { ...drawing, nodes: drawing.nodes.map(node => ({ ...node, ...places.get(node.id) })) }
        : drawing,
    [drawing, places],
  )
  const move = (id: string, place: Place) =>
    setMoved({ subject, places: new Map([...(places ?? []), [id, place]]) })
  return { drawn, move }
}

/** A drawing with its tools, its legend and its files. */
export const GraphFrame = (frame: GraphFrameProps) => {
  const [canvas, setCanvas] = useState<CanvasHandle>()
  const [scale, setScale] = useState(frame.zoom.first ?? 1)
  const [wide, setWide] = useState(false)
  const { drawn, move } = useMoved(frame.drawing, frame.subject)
  const closeOnEscape = ({ key }: { key: string }) => {
    if (key === 'Escape') setWide(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves the full window
    <section
      className={`${styles.frame} ${wide ? styles.wide : ''}`}
      aria-label={frame.name}
      onKeyDown={closeOnEscape}
    >
      <div className={`${styles.bar} no-print`}>
        <GraphLegend entries={frame.legend} />
        <div className={styles.tools}>
          {frame.tools}
          <Controls frame={frame} canvas={canvas} scale={scale} wide={wide} onWide={() => setWide(!wide)} />
          <Save {...frame} drawing={drawn} />
        </div>
      </div>
      <div className={styles.stage}>
        <GraphCanvas
          name={frame.name}
          drawing={drawn}
          zoom={frame.zoom}
          centre={frame.centre}
          subject={frame.subject}
          onNode={frame.onNode}
          onMoved={move}
          onZoomed={setScale}
          onHandle={setCanvas}
        />
      </div>
      {frame.note}
    </section>
  )
}
