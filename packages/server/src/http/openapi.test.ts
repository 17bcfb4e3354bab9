import { expect, test } from 'vitest'
import { openTestDatabase } from '../db/testing.ts'
import { noEngine, startTestServer } from './testing.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: object }
  readonly responses: Readonly<Record<string, { readonly description?: string }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** As programs fetch it. */
const fetched = async (): Promise<Document> => {
  const database = await openTestDatabase()
  const { app } = await startTestServer(database, noEngine)
  const answer = await app.inject('/api/docs/json')
  await app.close()
  await database.close()
  return answer.json<Document>()
}

const document = await fetched()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, path, operation] as const),
)

const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one] : referencesIn(one),
  )
}

/** What a JSON pointer of this document leads to. */
const target = (reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>(
      (value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key],
      document,
    )

test('every reference leads somewhere in the document', () => {
  const references = [...new Set(referencesIn(document))]
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter(one => !one.startsWith('#/') || target(one) === undefined)).toEqual([])
})

test('names of components are written as OpenAPI allows', () => {
  const { schemas } = (document as unknown as { components: { schemas: object } }).components
  expect(Object.keys(schemas).filter(name => !/^[a-zA-Z0-9._-]+$/u.test(name))).toEqual([])
})

test.each(operations)('%s declares each name of its path, and no parameter twice', (_, path, operation) => {
  const inPath = [...path.matchAll(/\{([^}]+)\}/gu)].map(found => found[1])
  const declared = operation.parameters ?? []
  expect(declared.filter(one => one.in === 'path').map(one => one.name)).toEqual(inPath)
  expect(declared.every(one => one.in !== 'path' || one.required)).toBe(true)
  expect(new Set(declared.map(one => `${one.in} ${one.name}`)).size).toBe(declared.length)
  expect(operation.responses['200']?.description).toBeTruthy()
})

test('no path is left with the sign of our own names', () => {
  expect(Object.keys(document.paths).filter(path => path.includes(':'))).toEqual([])
})
