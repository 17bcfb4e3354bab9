import type * as z from 'zod'

/** Who may call: anybody, an address within the visitor quota, or a session (with one of these roles). */
export type Access = 'public' | 'visitor' | 'session' | { readonly roles: readonly number[] }

/** Which quota a successful call uses up: a day's, or the free single-item checks of all time. */
export type Quota = 'search' | 'detail' | 'report' | 'item'

export interface Call<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Other paths under which old clients make the same call. */
  readonly also?: readonly string[]
  readonly summary: string
  readonly access: Access
  readonly quota?: Quota
  /** So many calls a minute of one address, where fewer are enough for people than the server allows in all. */
  readonly perMinute?: number
  /** The session cookie of our own pages serves as session, beside the headers. */
  readonly cookie?: true
  /** The body is one file of at most so many bytes (application/octet-stream); fields stand in the query. */
  readonly streamBytes?: number
  /** The body is multipart: fields as in `request`, and files beside them. */
  readonly upload?: true
  /**
   * The answer is no envelope: a file or a stream of events, whose faults still come as envelope; or plain JSON
   * with HTTP statuses, whose path may hold `:names`.
   */
  readonly answers?: 'file' | 'events' | 'plain'
  /** An API key of the account opens the call as a session does. */
  readonly apiKey?: true
  /** Offered to assistants under this name, for an API key. */
  readonly tool?: string
  /** Decodes the form or query string; encodes what the client sends. */
  readonly request: Req
  /** Guards `data` of the envelope: a field that is not here never leaves the server. */
  readonly reply: Res
}

export const defineCall = <Req extends z.ZodType, Res extends z.ZodType>(
  call: Call<Req, Res>,
): Call<Req, Res> => call
