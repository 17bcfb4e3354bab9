export type PoolMessage<Task> =
  | { readonly kind: 'swap'; readonly bytes: Uint8Array }
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'stop' }

export type PoolAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string }
