export { mayUse } from './may-use.ts'
export { menuFor, permissionsOf } from './menu-for.ts'
