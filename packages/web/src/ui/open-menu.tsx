import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd'
import { useEffect, useRef, useState } from 'react'

interface OpenMenuProps {
  readonly menu: MenuProps
  readonly button: ButtonProps
}

/** The menu of a button that was just pressed: it takes the place of the button, and its focus. */
export const OpenMenu = ({ menu, button }: OpenMenuProps) => {
  const [open, setOpen] = useState(true)
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={menu} open={open} onOpenChange={setOpen}>
      <Button {...button} ref={place} aria-haspopup="menu" aria-expanded={open} />
    </Dropdown>
  )
}
