import { kindOfType } from './sniff-type.ts'
import type { StoredFile } from './store.ts'

export const addressOf = (id: string): string => `/api/file/content?id=${id}`

/** A stored file as the wire names it. */
export const fileWire = ({ id, name, type }: Pick<StoredFile, 'id' | 'name' | 'type'>) => ({
  fileId: id,
  fileName: name,
  fileType: kindOfType(type)?.extension ?? '',
  fastDfsUrl: addressOf(id),
})

export type FileWire = ReturnType<typeof fileWire>
