import * as oidc from 'openid-client'
import { isLoopback, type SignOnConfig } from '../config.ts'
import type { Outbound } from './outbound.ts'

/** The provider could not be asked, or did not accept the code. */
export class SignOnFault extends Error {
  override readonly name = 'SignOnFault'
}

export interface SignOnFlow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface SignOnIdentity {
  readonly subject: string
  readonly name: string
}

/** The library's requests leave by the one door, too. */
const throughOutbound =
  (outbound: Pick<Outbound, 'exchange'>): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const sent = body instanceof URLSearchParams ? body.toString() : body
    if (sent !== undefined && sent !== null && typeof sent !== 'string')
      throw new SignOnFault('unexpected body')
    const answer = await outbound.exchange(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(typeof sent === 'string' && { body: sent }),
    })
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers })
  }

const discover = (
  config: SignOnConfig,
  outbound: Pick<Outbound, 'exchange'>,
): Promise<oidc.Configuration> => {
  const issuer = new URL(config.issuer)
  return oidc.discovery(issuer, config.clientId, config.clientSecret, undefined, {
    [oidc.customFetch]: throughOutbound(outbound),
    // Plain http only towards this machine itself.
    ...(isLoopback(issuer.hostname) && { execute: [oidc.allowInsecureRequests] }),
  })
}

const failing = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (cause) {
    throw new SignOnFault('sign-on failed', { cause })
  }
}

/** Address of an authorisation with PKCE, state and nonce. */
export const signOnAddress = async (
  config: SignOnConfig,
  outbound: Pick<Outbound, 'exchange'>,
  redirectUri: string,
  flow: SignOnFlow,
): Promise<string> => {
  const provider = await failing(discover(config, outbound))
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

/** Exchanges the code of such an authorisation; the library checks state, nonce, issuer and signature. */
export const exchangeCode = async (
  config: SignOnConfig,
  outbound: Pick<Outbound, 'exchange'>,
  returned: URL,
  flow: SignOnFlow,
): Promise<SignOnIdentity> => {
  const provider = await failing(discover(config, outbound))
  // Old entries pass on the code alone; with one provider there is no other that it could come from.
  if (!returned.searchParams.has('iss')) returned.searchParams.set('iss', provider.serverMetadata().issuer)
  const tokens = await failing(
    oidc.authorizationCodeGrant(provider, returned, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    }),
  )
  const claims = tokens.claims()
  if (!claims) throw new SignOnFault('no identity')
  const name = claims['name'] ?? claims['preferred_username']
  return { subject: claims.sub, name: typeof name === 'string' ? name : '' }
}
