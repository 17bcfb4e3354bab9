import styles from './label-list.module.css'

/** Says that the answer rests on the data shipped with the product, not on an official edition. */
export const StarterMark = () => (
  <span className={`${styles.label} ${styles.starter}`} title="尚未导入官方名单，当前为随产品附带的示例数据">
    内置示例数据
  </span>
)
