import { SearchOutlined } from '@ant-design/icons'
import { Button, Form, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './search-line.module.css'

interface SearchLineProps<Fields> {
  readonly form: FormProps<Fields>
  /** Stands before the field, as the choice of what is searched. */
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** One field and the button that asks; `/` finds it. */
export const SearchLine = <Fields extends object>({ form, before, children }: SearchLineProps<Fields>) => (
  <search data-search-box="">
    <Form {...form} size="large" className={styles.line}>
      {before}
      <div className={styles.field}>{children}</div>
      <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden="true" />}>
        查询
      </Button>
    </Form>
  </search>
)
