/** What a file is, by its content; the name only tells the kinds of one container apart. */
export interface FileKind {
  readonly type: string
  readonly extension: string
  /** Browsers may show it inside our pages. */
  readonly inline: boolean
}

const kind = (type: string, extension: string, inline = false): FileKind => ({ type, extension, inline })

const office = 'application/vnd.openxmlformats-officedocument.'

const fileKinds = {
  png: kind('image/png', 'png', true),
  jpg: kind('image/jpeg', 'jpg', true),
  webp: kind('image/webp', 'webp', true),
  pdf: kind('application/pdf', 'pdf', true),
  docx: kind(`${office}wordprocessingml.document`, 'docx'),
  xlsx: kind(`${office}spreadsheetml.sheet`, 'xlsx'),
  pptx: kind(`${office}presentationml.presentation`, 'pptx'),
  doc: kind('application/msword', 'doc'),
  xls: kind('application/vnd.ms-excel', 'xls'),
  csv: kind('text/csv', 'csv'),
  txt: kind('text/plain', 'txt'),
} as const

type KindName = keyof typeof fileKinds

export const kindOfType = (type: string): FileKind | undefined =>
  Object.values(fileKinds).find(one => one.type === type)

const starts = (head: Buffer, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, i) => head[at + i] === byte)

const images = (head: Buffer): KindName | undefined => {
  if (starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (starts(head, [0xff, 0xd8, 0xff])) return 'jpg'
  return starts(head, [0x52, 0x49, 0x46, 0x46]) && starts(head, [0x57, 0x45, 0x42, 0x50], 8)
    ? 'webp'
    : undefined
}

const byName = (name: string, allowed: readonly KindName[]): KindName | undefined =>
  allowed.find(one => name.toLocaleLowerCase('en').endsWith(`.${one}`))

/** Markup is no plain text here: a browser might be talked into running it. */
const isText = (head: Buffer): boolean =>
  !head.some(byte => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) &&
  !/^\uFEFF?\s*</u.test(head.toString('utf8'))

/** Kind of a file by its first bytes, or undefined when it is none that we take. */
export const sniffType = (head: Buffer, name: string): FileKind | undefined => {
  const image = images(head)
  if (image) return fileKinds[image]
  if (starts(head, [0x25, 0x50, 0x44, 0x46, 0x2d])) return fileKinds.pdf
  const found = starts(head, [0x50, 0x4b, 0x03, 0x04])
    ? byName(name, ['docx', 'xlsx', 'pptx'])
    : starts(head, [0xd0, 0xcf, 0x11, 0xe0])
      ? byName(name, ['doc', 'xls'])
      : head.length > 0 && isText(head)
        ? byName(name, ['csv', 'txt'])
        : undefined
  return found && fileKinds[found]
}
