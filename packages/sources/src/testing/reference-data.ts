import { test } from 'vitest'

const folder = process.env['REFERENCE_DATA']

if (!folder) console.warn('REFERENCE_DATA 未设置：跳过对真实名单文件的测试 (tests on real files are skipped)')

export const referencePath = (path: string): string => `${folder ?? ''}/${path}`

/** A test on real official files; skipped, aloud, where the folder is not given. */
export const testOnRealFiles: ReturnType<typeof test.skipIf> = test.skipIf(!folder)
