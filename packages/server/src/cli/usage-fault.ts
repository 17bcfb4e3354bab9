/** The command was not given as it must be; the usage is printed with it and the exit code is 2. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault'
}
