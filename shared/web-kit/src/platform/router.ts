// Shared modules are not tree-shaken, so this list is what the browser loads.
export {
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { BrowserRouter } from './browser-router.tsx';
export type { LinkProps, RouteObject } from 'react-router';
