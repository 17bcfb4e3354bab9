import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'

/** One step back inside the product, or to `otherwise` when the page was opened directly. */
export const useBack = (otherwise: string): (() => void) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return () => {
    if (canGoBack) router.history.back()
    else void navigate({ href: otherwise })
  }
}
