import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Drawing, Place } from './drawing.ts'
import styles from './graph.module.css'
import { isArrowKey, nextNode } from './next-node.ts'
import type { CanvasEvents, CanvasHandle, ZoomRule } from './open-canvas.ts'

export interface GraphCanvasProps {
  /** What the drawing shows, for a reader who does not see it. */
  readonly name: string
  readonly drawing: Drawing
  readonly zoom: ZoomRule
  /** The node that stands in the middle at first. */
  readonly centre?: string | undefined
  /** Another drawing rather than a change of this one: it is shown from its middle. */
  readonly subject: string
  readonly onNode: CanvasEvents['onNode']
  readonly onMoved: (id: string, place: Place) => void
  readonly onZoomed: (scale: number) => void
  readonly onHandle: (handle: CanvasHandle | undefined) => void
}

/** Loads the library, opens it in the element and closes it with it. */
const useCanvas = (props: GraphCanvasProps) => {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const [canvas, setCanvas] = useState<CanvasHandle>()
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    let opened: CanvasHandle | undefined
    let gone = false
    const element = host.current!
    const watch = new ResizeObserver(() => opened?.resize())
    void import('./open-canvas.ts').then(({ openCanvas }) => {
      if (gone) return
      opened = openCanvas(element, latest.current.zoom, {
        onNode: (id, way) => latest.current.onNode(id, way),
        onMoved: (id, place) => latest.current.onMoved(id, place),
        onZoomed: scale => latest.current.onZoomed(scale),
      })
      setCanvas(opened)
      latest.current.onHandle(opened)
      watch.observe(element)
    })
    return () => {
      gone = true
      watch.disconnect()
      latest.current.onHandle(undefined)
      setCanvas(undefined)
      opened?.close()
    }
  }, [])
  return { host, canvas }
}

/** One drawing after the other: the library does not bear two at once. */
const useShown = (canvas: CanvasHandle | undefined, { drawing, subject, centre }: GraphCanvasProps) => {
  const turn = useRef(Promise.resolve())
  const shown = useRef<string>(undefined)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (canvas === undefined) return
    turn.current = turn.current
      .then(
        async () => {
          await canvas.show(drawing)
          if (shown.current !== subject) await canvas.reset(centre)
          shown.current = subject
          setReady(true)
          // What was closed while it drew has nothing to show.
        },
        () => undefined,
      )
      .catch(() => undefined)
  }, [canvas, drawing, subject, centre])
  return ready
}

/** Walks the nodes by arrow keys, opens one by Enter, unfolds one by the space bar, zooms by + and −. */
const useKeys = (canvas: CanvasHandle | undefined, props: GraphCanvasProps) => {
  const { drawing, zoom, onNode } = props
  const [current, setCurrent] = useState<string>()
  const nodes = drawing.nodes.filter(node => node.lines.length > 0)
  const go = (id: string | undefined) => {
    setCurrent(id)
    canvas?.select(id)
  }
  const act = (key: string): boolean => {
    if (isArrowKey(key)) go(nextNode(nodes, current, key)?.id)
    else if (key === '+' || key === '=') canvas?.zoomBy(zoom.step)
    else if (key === '-') canvas?.zoomBy(-zoom.step)
    else if (key === 'Enter' && current !== undefined) onNode(current, 'once')
    else if (key === ' ' && current !== undefined) onNode(current, 'twice')
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && act(event.key)) event.preventDefault()
  }
  return { onKeyDown, said: nodes.find(({ id }) => id === current)?.name ?? '' }
}

/** A drawing of nodes and lines; the table beside it says the same in words. */
export const GraphCanvas = (props: GraphCanvasProps) => {
  const { host, canvas } = useCanvas(props)
  const ready = useShown(canvas, props)
  const { onKeyDown, said } = useKeys(canvas, props)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys walk its nodes */}
      <div
        ref={host}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keys reach it
        tabIndex={0}
        className={styles.canvas}
        aria-label={`${props.name}：方向键逐个查看节点，回车打开，加减号缩放`}
        data-drawn={ready}
        onKeyDown={onKeyDown}
      />
      {!ready && <output className={styles.loading} aria-label="正在绘制图谱" />}
      <output className="sr-only">{said}</output>
    </>
  )
}
