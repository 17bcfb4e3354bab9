const kinds = { designated: '指定日期', published: '发布日期', fetched: '获取时间' } as const

interface KindDateProps {
  readonly kind: keyof typeof kinds
  readonly value: string
}

/** A date never stands without saying which of the three it is. */
export const KindDate = ({ kind, value }: KindDateProps) => (
  <span>
    {kinds[kind]} {value === '' ? '名单未载明' : <time dateTime={value}>{value}</time>}
  </span>
)
