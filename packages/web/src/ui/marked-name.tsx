import { markName } from './mark-name.ts'

export const MarkedName = ({ name, tokens }: { name: string; tokens: readonly string[] }) => (
  <bdi>
    {markName(name, tokens).map((part, i) =>
      part.marked ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>,
    )}
  </bdi>
)
