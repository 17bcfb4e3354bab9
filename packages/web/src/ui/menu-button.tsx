import { Button, type ButtonProps, type MenuProps } from 'antd'
import { lazy, Suspense, useState } from 'react'

const loadMenu = () => import('./open-menu.tsx')
const OpenMenu = lazy(() => loadMenu().then(module => ({ default: module.OpenMenu })))

interface MenuButtonProps {
  readonly menu: MenuProps
  readonly button: ButtonProps
}

/** A button with a menu, which is fetched when somebody is about to open it: most visits never do. */
export const MenuButton = ({ menu, button }: MenuButtonProps) => {
  const [asked, setAsked] = useState(false)
  const closed = (
    <Button
      {...button}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <OpenMenu menu={menu} button={button} />
    </Suspense>
  )
}
