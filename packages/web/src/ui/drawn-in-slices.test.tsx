// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawnInSlices } from './drawn-in-slices.tsx'

const named = (name: string) => (
  <DrawnInSlices key={name} instead="正在检索">
    {`${name}的结果`}
  </DrawnInSlices>
)

test('the first drawing shows what stands instead, the next the children', () => {
  expect(renderToString(named('甲'))).toBe('正在检索')
  const { rerender } = render(named('甲'))
  expect(screen.getByText('甲的结果')).toBeTruthy()
  rerender(named('乙'))
  expect(screen.getByText('乙的结果')).toBeTruthy()
  expect(screen.queryByText('甲的结果')).toBeNull()
})
