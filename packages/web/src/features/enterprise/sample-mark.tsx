import { Tag } from 'antd'

/** Invented enterprises say so wherever they stand. */
export const SampleMark = () => <Tag variant="outlined">示例数据</Tag>
