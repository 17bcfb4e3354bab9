import type { SharedSnapshot } from './shared-snapshot.ts'

export type PoolMessage<Task> =
  | { readonly kind: 'swap'; readonly snapshot: SharedSnapshot }
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'stop' }

export type PoolAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string }
