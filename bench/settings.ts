/** The data folder whose published lists are measured. */
export const dataFolder = process.env['MAOJIAN_DATA'] ?? '.maojian'
