import { Drawer } from 'antd'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { comparedLines, type ComparedLine } from './compared-lines.ts'
import type { Hit } from './hit.ts'
import styles from './hit.module.css'

interface HitCompareProps {
  readonly hits: readonly [Hit, Hit]
  readonly onClose: () => void
}

/** Two hits side by side, line by line; lines that differ are marked with words, not colour alone. */
export const HitCompare = ({ hits: [one, other], onClose }: HitCompareProps) => (
  <Drawer open title="对比两个主体" size={860} onClose={onClose}>
    <ShortTable<ComparedLine>
      caption="对比两个主体"
      quiet
      columns={[
        { key: 'label', title: '项目', width: 120, text: line => line.label },
        { key: 'one', title: one.name, text: line => line.one },
        { key: 'other', title: other.name, text: line => line.other },
        {
          key: 'differs',
          title: '比较',
          width: 80,
          text: line => line.state,
          draw: line => <span className={line.state === '不同' ? styles.differs : ''}>{line.state}</span>,
        },
      ]}
      rows={comparedLines(one, other)}
      keyOf={line => line.label}
    />
  </Drawer>
)
