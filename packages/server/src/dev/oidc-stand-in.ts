import { generateKeyPairSync } from 'node:crypto'
import Provider from 'oidc-provider'

export const signOnClient = { id: 'maojian-dev', secret: 'only-on-this-machine-0123456789abcdef' } as const

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
})

/** A certified OpenID provider on this machine: any name logs in, PKCE is required. */
export const createOidcStandIn = (issuer: string, redirectUri: string): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: signOnClient.id,
        client_secret: signOnClient.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        // Plain http on loopback is no place that a web client may name otherwise.
        application_type: 'native',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only-on-this-machine'] },
    jwks: { keys: [signingKey()] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, name: id }) }),
  })
