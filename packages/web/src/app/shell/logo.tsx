export const Logo = ({ size }: { size: number }) => (
  <img src="/favicon.svg" width={size} height={size} alt="" />
)
