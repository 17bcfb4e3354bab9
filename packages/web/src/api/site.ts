const meta = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="maojian:${name}"]`)?.content.trim() ?? ''

/** What an installation says of itself in its page head: where the calls go, and what is empty is not shown. */
export const site = {
  apiBase: meta('api-base').replace(/\/+$/, ''),
  icp: meta('icp'),
  servicePhone: meta('service-phone'),
  serviceNote: meta('service-note'),
} as const
