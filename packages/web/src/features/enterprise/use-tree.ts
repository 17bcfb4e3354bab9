import { guidedGraphOne } from '@maojian/contract/calls/enterprise'
import { App } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import {
  leavesToLoad,
  untouched,
  visibleRows,
  type TreeGroup,
  type TreeRoot,
  type TreeRow,
  type TreeState,
} from './tree-model.ts'

/** Branches that the filtered view opens by itself; beyond them the reader chooses. */
const mostLoaded = 40

const nothingBelow = { all: '未收录下级关系，暂无相关红点风险', risk: '暂无相关红点风险' } as const

const withGroups = (state: TreeState, { key }: TreeRow, groups: readonly TreeGroup[]): TreeState => ({
  ...state,
  loaded: new Map([...state.loaded, [key, groups]]),
})

const withToggled = (state: TreeState, key: string, isOpen: boolean): TreeState => ({
  ...state,
  toggled: new Map([...state.toggled, [key, isOpen]]),
})

const withRest = (state: TreeState, group: string, more: readonly TreeGroup[]): TreeState => ({
  ...state,
  rest: new Map([...state.rest, [group, [...(state.rest.get(group) ?? []), ...(more[0]?.children ?? [])]]]),
})

/** Path of the enterprise whose group this is the rest of: `E1/holders/more` → `E1`. */
const ownerOf = ({ key }: TreeRow): string => key.split('/').slice(0, -2).join('/')

interface Asked {
  readonly row: TreeRow
  /** A reader asked for it: he is told when there is nothing. */
  readonly byHand: boolean
}

export interface TreeView {
  readonly riskOnly: boolean
  /** Relations that have ended are shown too. */
  readonly ended: boolean
}

/** Fetches what hangs below a leaf, and the rest of a long group. */
const useBranches = ({ riskOnly, ended }: TreeView) => {
  const { message } = App.useApp()
  const [state, setState] = useState<TreeState>(untouched)
  const view = { riskOnly: riskOnly ? 1 : 0, ended: ended ? 1 : 0 }
  const sayNothing = () => void message.info(nothingBelow[riskOnly ? 'risk' : 'all'])
  const below = useAction({
    act: (send, { row }: Asked) => send(guidedGraphOne, { anyCpyNo: row.id, ...view, rowkey: row.key }),
    onDone: (groups, { row, byHand }) => {
      setState(former => {
        const next = withGroups(former, row, groups)
        return byHand ? withToggled(next, row.key, true) : next
      })
      if (groups.length === 0 && byHand) sayNothing()
    },
  })
  const rest = useAction({
    act: (send, { row, offset }: { row: TreeRow; offset: number }) => {
      const { id, code } = row
      return send(guidedGraphOne, {
        anyCpyNo: id,
        group: code,
        offset,
        ...view,
        rowkey: ownerOf(row),
      })
    },
    onDone: (groups, { row }) => setState(former => withRest(former, row.parent!, groups)),
  })
  return { state, setState, below, rest, sayNothing }
}

type Branches = ReturnType<typeof useBranches>

/** The filtered view unfolds by itself what leads on to a risk, one branch after the other. */
const useUnfolding = ({ state, below }: Branches, rows: readonly TreeRow[], riskOnly: boolean) => {
  const idle = riskOnly && !below.busy && below.fault === undefined && state.loaded.size < mostLoaded
  const next = idle ? leavesToLoad(rows, state)[0] : undefined
  const run = useRef(below.run)
  useEffect(() => {
    run.current = below.run
  })
  const key = next?.key
  const row = useRef(next)
  useEffect(() => {
    row.current = next
  })
  useEffect(() => {
    if (key !== undefined && row.current) run.current({ row: row.current, byHand: false })
  }, [key])
}

/** A tree whose branches are fetched when they are opened. */
export const useTree = (root: TreeRoot, view: TreeView) => {
  const { riskOnly } = view
  const branches = useBranches(view)
  const { state, setState, below, rest, sayNothing } = branches
  const rows = visibleRows(root, state, riskOnly)
  useUnfolding(branches, rows, riskOnly)
  const showRest = (row: TreeRow): void => {
    const group = row.parent!
    const shown = rows.filter(one => one.parent === group && one.kind === 'leaf').length
    if (state.whole.has(group)) rest.run({ row, offset: shown })
    else setState({ ...state, whole: new Set([...state.whole, group]) })
  }
  const toggle = (row: TreeRow): void => {
    if (row.kind === 'more') showRest(row)
    else if (!row.canOpen) {
      if (row.kind === 'leaf') sayNothing()
    } else if (row.kind === 'leaf' && !state.loaded.has(row.key)) below.run({ row, byHand: true })
    else setState(withToggled(state, row.key, !row.isOpen))
  }
  return { rows, toggle }
}
