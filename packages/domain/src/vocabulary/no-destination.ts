import { contestedRegion, countryNameZh } from './country.ts'

/** Why a text is no destination; of a region that others hold, what law says of it. */
export const noDestinationZh = (text: string): string => {
  const region = contestedRegion(text)
  if (region === undefined) return `没有“${text}”这个国家或地区，请用两位国家代码或常用名称`
  const state = countryNameZh(region.state)
  const named = text === region.nameZh ? `“${text}”` : `“${text}”（${region.nameZh}）`
  if (region.lawZh !== '') return `${named}为${state}的州，部分由他方控制：${region.lawZh}`
  return `${named}为${state}境内由他方控制的地区，管制表只及于国家：请填写${state}，并另行核对当地控制方和制裁措施`
}
