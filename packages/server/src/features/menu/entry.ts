export { menuFor, permissionsOf } from './menu-for.ts'
