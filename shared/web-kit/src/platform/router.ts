// Shared modules are not tree-shaken, so this list is what the browser loads.
export {
  BrowserRouter,
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
export type { LinkProps, RouteObject } from 'react-router';
