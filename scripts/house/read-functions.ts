import { isIdentifier, type Node, SyntaxKind } from 'typescript/unstable/ast'
import type { FunctionSpan } from './house-file.ts'

const functionKinds: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionExpression,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
])

const nameOf = (node: Node): string => {
  const named = node as { name?: Node; parent?: { name?: Node } }
  const name = named.name ?? named.parent?.name
  return name !== undefined && isIdentifier(name) ? name.text : 'anonymous'
}

/** Span of a function with a body, first line to last; blank lines and comments count. */
export const functionSpan = (node: Node, from: number, to: number): FunctionSpan | undefined => {
  if (!functionKinds.has(node.kind)) return undefined
  if ((node as { body?: Node }).body === undefined) return undefined
  return { name: nameOf(node), line: from, lines: to - from + 1 }
}
