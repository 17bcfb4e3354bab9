/** A table cannot be read as it is; the message is for the person who brought it, in Chinese. */
export class TableFault extends Error {
  override readonly name = 'TableFault'
}
