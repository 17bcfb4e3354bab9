/** What is published whole and held in memory by every server. */
export type SnapshotKind = 'names' | 'enterprises'

/** Channel on which every process hears of a new snapshot; the payload is its kind. */
export const snapshotChannel = 'snapshot_published'

/** How a snapshot is named in answers. */
export const snapshotId = (digest: string): string => digest.slice(0, 16)
