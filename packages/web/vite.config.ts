import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const isText = (name: string): boolean => /\.(js|css|svg)$/.test(name)

/** Beside each built text its smallest forms, made of the file as it was written: the server sends what the browser takes. */
const compressed = (): Plugin => ({
  name: 'compressed',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter(isText)) {
      const path = join(dir, name)
      const bytes = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
    }
  },
})

// Vite reads a default export.
export default defineConfig({
  plugins: [react(), compressed()],
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  build: {
    target: 'es2023',
    // antd and React are one vendor file each, above Vite's warning mark and cached across releases.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
            },
            // What the shell and the first page need, in one file: a request costs a kilobyte of headers alone.
            { name: 'shell', priority: 2, tags: ['$initial'] },
          ],
        },
      },
    },
  },
})
