import { Drawer } from 'antd'
import { SideMenu } from '../../features/menu/side-menu.tsx'

interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly pathname: string
}

/** The menu above the page, where the window is narrow. */
export const MenuDrawer = ({ open, onClose, pathname }: MenuDrawerProps) => (
  <Drawer
    placement="left"
    size={264}
    open={open}
    onClose={onClose}
    title="菜单"
    styles={{ body: { padding: 0 } }}
  >
    <SideMenu pathname={pathname} collapsed={false} onGo={onClose} />
  </Drawer>
)
