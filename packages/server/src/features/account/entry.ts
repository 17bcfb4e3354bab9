export { admit, type Admission } from './admit.ts'
export { putDemoAccount } from './put-demo-account.ts'
export { roles } from './role.ts'
