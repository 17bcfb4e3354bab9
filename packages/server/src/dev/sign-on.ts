import { environment, readConfig } from '../config.ts'
import { startServer } from '../start.ts'
import { createOidcStandIn, signOnClient } from './oidc-stand-in.ts'
import { createProbeStandIn } from './probe-stand-in.ts'
import { createWechatStandIn, wechatApp } from './wechat-stand-in.ts'

/** One command for development: the product with its stand-ins beside it, all on loopback. */
const port = readConfig(environment).port
const address = { oidc: port + 1, wechat: port + 2, probe: port + 3 }
const own = `http://localhost:${port}`
const issuer = `http://localhost:${address.oidc}`
const wechat = `http://localhost:${address.wechat}`

const config = readConfig({
  ...environment,
  PUBLIC_URL: own,
  ALLOW_INTERNAL_HOSTS: [`localhost:${address.oidc}`, `localhost:${address.wechat}`].join(','),
  SSO_ISSUER: issuer,
  SSO_CLIENT_ID: signOnClient.id,
  SSO_CLIENT_SECRET: signOnClient.secret,
  SSO_PROBE_URL: `http://localhost:${address.probe}/authorize`,
  SSO_NAME: '单点登录（本机替身）',
  WECHAT_APP_ID: wechatApp.id,
  WECHAT_SECRET: wechatApp.secret,
  WECHAT_OPEN_BASE: wechat,
  WECHAT_API_BASE: wechat,
})

const provider = createOidcStandIn(issuer, `${own}/login`).listen(address.oidc, 'localhost')
const scan = await createWechatStandIn()
await scan.listen({ port: address.wechat, host: 'localhost' })
const probe = await createProbeStandIn()
await probe.listen({ port: address.probe, host: 'localhost' })
const server = await startServer(config)
console.log(
  `贸鉴：${server.address}；单点登录替身：${issuer}；微信替身：${wechat}；探测替身：http://localhost:${address.probe}/mode/{yes,no,silent}；短信发件箱：${own}/devOutbox`,
)
for (const { name, phone, password } of server.demoAccounts) console.log(`  ${name}  ${phone} / ${password}`)

const stop = (): void => {
  provider.close()
  void Promise.all([scan.close(), probe.close(), server.stop()]).then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
