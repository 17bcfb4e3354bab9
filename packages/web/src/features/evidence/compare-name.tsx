import { confirmName } from '@maojian/contract/calls/certificate'
import { Input } from 'antd'
import { useAction } from '../../api/use-action.ts'
import { VerdictLine } from '../../ui/verdict-line.tsx'

interface CompareNameProps {
  readonly token: string
  readonly onCompared: (agrees: boolean) => void
}

/** The paper's name against the certified one: the masked name alone would confirm a paper whose name was edited. */
export const CompareName = ({ token, onCompared }: CompareNameProps) => {
  const compare = useAction({
    act: (send, name: string) => send(confirmName, { token, name }),
    onDone: ({ agrees }) => onCompared(agrees),
  })
  return (
    <section className="card" aria-label="核对名称">
      <p>请输入您手上的证明所写的筛查对象全名，核对是否就是登记的名称：</p>
      <Input.Search
        aria-label="证明上的名称"
        enterButton="核对名称"
        maxLength={1000}
        loading={compare.busy}
        onSearch={name => name.trim() !== '' && compare.run(name)}
      />
      {compare.reply !== undefined && !compare.busy && (
        <VerdictLine
          tone={compare.reply.agrees ? 'green' : 'red'}
          title={compare.reply.agrees ? '名称与登记的一致' : '名称与登记的不一致：证明可能被改动，或输入有误'}
        />
      )}
    </section>
  )
}
