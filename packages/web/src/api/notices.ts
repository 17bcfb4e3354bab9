/** What the client asks of the screen; the app draws it, tests record it. */
export interface Notices {
  readonly error: (text: string) => void
  /** No session is held: say why and offer the login page. */
  readonly askLogin: (text?: string) => void
  /** A session was held and is gone: go to login, afterwards return to the page. */
  readonly sessionLost: (text: string) => void
  readonly membership: (text: string) => void
  readonly quota: (text: string) => void
}
