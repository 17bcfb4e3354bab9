const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="maojian:${name}"]`)?.content.trim() ?? ''

/** What an installation sets in its page head: where the calls go, and its filing number. */
export const site = {
  apiBase: meta('api-base').replace(/\/+$/, ''),
  icp: meta('icp'),
} as const
