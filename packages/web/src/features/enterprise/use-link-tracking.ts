import { trackLink } from '@maojian/contract/calls/enterprise-group'
import type { GraphControl, GraphModule } from '@maojian/contract/graph-controls'
import { useClient } from '../../api/client-context.ts'

/** Counts the use of a control; nobody waits for it, and its failure is nobody's concern. */
export const useLinkTracking = (moduleCode: GraphModule): ((control: GraphControl) => void) => {
  const { send } = useClient()
  return eventCode => {
    const clickTime = new Date().toISOString()
    send(trackLink, { clickTime, eventCode, moduleCode }, { quiet: true }).catch(() => undefined)
  }
}
