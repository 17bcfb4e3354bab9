import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../../api/client-context.ts'
import { clockTime } from '../../ui/clock-time.ts'
import styles from './shell.module.css'

/** The moment of printing: the page is marked anew before the browser takes it. */
const usePrintMoment = (): string => {
  const [moment, setMoment] = useState(() => new Date().toISOString())
  useEffect(() => {
    const mark = (): void => flushSync(() => setMoment(new Date().toISOString()))
    addEventListener('beforeprint', mark)
    return () => removeEventListener('beforeprint', mark)
  }, [])
  return moment
}

/** Above a printed page: which page it is, when it was printed and by whom. */
export const PrintHead = ({ title }: { title: string }) => {
  const moment = usePrintMoment()
  const session = useSession()
  return (
    <p className={`${styles.printHead} print-only`}>
      <strong>贸鉴 {title}</strong>
      <span>打印时间 {clockTime(moment)}（北京时间）</span>
      <span>操作人 {session?.loginName ?? '访客'}</span>
    </p>
  )
}
