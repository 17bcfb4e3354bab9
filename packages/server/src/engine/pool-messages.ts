export type PoolMessage<Task> = { readonly kind: 'task'; readonly task: Task } | { readonly kind: 'stop' }

export type PoolAnswer<Result> =
  /** The snapshot is open: tasks may come. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string }
