/** Verified bytes on shared memory: the threads read the very same ones. */
export interface SharedSnapshot {
  readonly id: string
  readonly bytes: Uint8Array
}
