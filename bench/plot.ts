import { mkdirSync, writeFileSync } from 'node:fs'
import { init, type EChartsOption } from 'echarts'

/** Draws bench/out/<name>.svg, 900 pixels wide. */
const plot = (name: string, height: number, option: EChartsOption): void => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 900, height })
  chart.setOption({ animation: false, ...option })
  const out = new URL('./out/', import.meta.url)
  mkdirSync(out, { recursive: true })
  writeFileSync(new URL(`${name}.svg`, out), chart.renderToSVGString())
  chart.dispose()
}

export interface Latency {
  readonly names: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Latency against the length of the lists, both on logarithmic axes. */
export const plotGrowth = (points: readonly Latency[]): void =>
  plot('growth', 480, {
    title: { text: 'One search on one core, by number of listed names' },
    legend: { top: 40, data: ['p50', 'p95', 'p99'] },
    grid: { top: 84, left: 70, right: 30, bottom: 56 },
    xAxis: { type: 'log', name: 'listed names', nameLocation: 'middle', nameGap: 32 },
    yAxis: { type: 'log', name: 'milliseconds' },
    series: (['p50', 'p95', 'p99'] as const).map(which => ({
      name: which,
      type: 'line',
      data: points.map(point => [point.names, Math.round(point[which] * 1000) / 1000]),
      label: { show: true, formatter: '{@[1]}' },
    })),
  })

export interface Share {
  readonly what: string
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Shares with their 95 % intervals, one bar each, best last so that it stands on top. */
export const plotShares = (name: string, title: string, shares: readonly Share[]): void => {
  const sorted = shares.toSorted((a, b) => a.value - b.value)
  const percent = (share: number): number => Math.round(1000 * share) / 10
  plot(name, 120 + 22 * sorted.length, {
    title: { text: title },
    grid: { top: 48, left: 340, right: 60, bottom: 40 },
    xAxis: { type: 'value', min: 0, max: 100, name: '%' },
    yAxis: { type: 'category', data: sorted.map(({ what }) => what), axisLabel: { fontSize: 11 } },
    series: [
      {
        type: 'bar',
        data: sorted.map(({ value }) => percent(value)),
        label: { show: true, position: 'insideLeft', formatter: '{c}' },
      },
      ...(['low', 'high'] as const).map(edge => ({
        type: 'scatter' as const,
        symbol: 'rect',
        symbolSize: [2, 14],
        itemStyle: { color: '#333' },
        data: sorted.map((share, at) => [percent(share[edge]), at]),
      })),
    ],
  })
}
