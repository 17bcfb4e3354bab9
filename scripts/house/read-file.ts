import {
  isCallExpression,
  isExportAssignment,
  isExportDeclaration,
  isIdentifier,
  isImportDeclaration,
  isImportTypeNode,
  isLiteralTypeNode,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import type { HouseFile, Import, Mention } from './house-file.ts'
import { functionSpan } from './read-functions.ts'
import { resolveImport } from './resolve-import.ts'

type Draft = {
  -readonly [Key in keyof HouseFile]: HouseFile[Key] extends readonly (infer One)[] ? One[] : HouseFile[Key]
}

const empty = (path: string, text: string): Draft => ({
  path,
  text,
  lineCount: text.endsWith('\n') ? text.split('\n').length - 1 : text.split('\n').length,
  imports: [],
  functions: [],
  calls: [],
  environment: [],
  strings: [],
  exports: [],
  defaultExports: [],
  reExports: [],
})

/** Type-only when the statement says so or every name it brings does. */
const bringsTypesOnly = (node: Node): boolean => {
  if (isExportDeclaration(node)) return node.isTypeOnly
  if (!isImportDeclaration(node) || node.importClause === undefined) return false
  const { phaseModifier, name, namedBindings } = node.importClause
  if (phaseModifier === SyntaxKind.TypeKeyword) return true
  if (name !== undefined || namedBindings?.kind !== SyntaxKind.NamedImports) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every(one => one.isTypeOnly)
}

const namesOf = (node: Node): string[] => {
  if (!isImportDeclaration(node) || node.importClause?.name !== undefined) return []
  const bindings = node.importClause?.namedBindings
  if (bindings?.kind !== SyntaxKind.NamedImports) return []
  return bindings.elements.map(one => (one.propertyName ?? one.name).text)
}

/** The specifier of an import or export statement, of `import('x')` or of the type `import('x').T`. */
const specifierOf = (node: Node): Node | undefined => {
  if (isImportDeclaration(node) || isExportDeclaration(node)) return node.moduleSpecifier
  if (isImportTypeNode(node)) return isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  if (!isCallExpression(node)) return undefined
  return node.expression.kind === SyntaxKind.ImportKeyword ? node.arguments[0] : undefined
}

const readImport = (path: string, node: Node, line: number): Import | undefined => {
  const specifier = specifierOf(node)
  if (specifier === undefined || !isStringLiteral(specifier)) return undefined
  const target = resolveImport(path, specifier.text)
  return {
    specifier: specifier.text,
    line,
    target,
    typeOnly: isImportTypeNode(node) || bringsTypesOnly(node),
    names: namesOf(node),
  }
}

const readCall = (node: Node, source: SourceFile, line: number): Mention | undefined => {
  const isNew = node.kind === SyntaxKind.NewExpression
  if (!isNew && !isCallExpression(node)) return undefined
  const text = (node as unknown as { expression: Node }).expression.getText(source).split('\n')[0] ?? ''
  return text.length > 120 ? undefined : { text: isNew ? `new ${text}` : text, line }
}

const readString = (node: Node, source: SourceFile, line: number): Mention | undefined => {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return { text: node.text, line }
  return isTemplateExpression(node) ? { text: node.getText(source).slice(1, -1), line } : undefined
}

const isExported = (node: Node): boolean =>
  ((node as { modifiers?: readonly Node[] }).modifiers ?? []).some(
    one => one.kind === SyntaxKind.ExportKeyword,
  )

const readDefault = (node: Node): boolean =>
  isExportAssignment(node) ||
  ((node as { modifiers?: readonly Node[] }).modifiers ?? []).some(
    one => one.kind === SyntaxKind.DefaultKeyword,
  ) ||
  (node.kind === SyntaxKind.ExportSpecifier &&
    (node as { name?: { text?: string } }).name?.text === 'default')

/** Names a top-level statement exports: `export const a`, `export interface B`, `export function c`. */
const exportedNames = (node: Node): string[] => {
  if (!isExported(node)) return []
  const named = (node as { name?: Node }).name
  if (named !== undefined && isIdentifier(named)) return [named.text]
  const list = (node as { declarationList?: { declarations: readonly { name: Node }[] } }).declarationList
  return (list?.declarations ?? []).flatMap(one => (isIdentifier(one.name) ? [one.name.text] : []))
}

const readsEnvironment = (node: Node, source: SourceFile): boolean =>
  (node.kind === SyntaxKind.PropertyAccessExpression || node.kind === SyntaxKind.ElementAccessExpression) &&
  /^process(\.env|\[['"]env['"]\])$/.test(node.getText(source))

const add = <T>(list: T[], one: T | undefined): void => {
  if (one !== undefined) list.push(one)
}

export const readFile = (path: string, source: SourceFile, text: string): HouseFile => {
  const file = empty(path, text)
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: Node): undefined => {
    const line = lineAt(node.getStart(source))
    add(file.imports, readImport(path, node, line))
    add(file.calls, readCall(node, source, line))
    add(file.strings, readString(node, source, line))
    add(file.functions, functionSpan(node, line, lineAt(node.getEnd())))
    if (readsEnvironment(node, source)) file.environment.push(line)
    if (readDefault(node)) file.defaultExports.push(line)
    if (isExportDeclaration(node) && node.moduleSpecifier !== undefined) file.reExports.push(line)
    node.forEachChild(visit)
  }
  source.forEachChild(statement => {
    for (const name of exportedNames(statement))
      file.exports.push({ text: name, line: lineAt(statement.getStart(source)) })
    return visit(statement)
  })
  return file
}
