/** A packed file cannot be read as it is; the message is for the person who brought it, in Chinese. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault'
}
