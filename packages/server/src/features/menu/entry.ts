export { menuFor } from './menu-for.ts'
