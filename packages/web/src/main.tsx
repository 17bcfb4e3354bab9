import './without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Root } from './app/root.tsx'
import './app/theme/base.css'
import './app/theme/print.css'

const place = document.querySelector('#root')
if (place === null) throw new Error('#root is missing')
createRoot(place).render(
  <StrictMode>
    <Root />
  </StrictMode>,
)
