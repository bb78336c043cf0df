// The names of react-router that the house uses. Shared modules are not tree-shaken; this list is what the browser loads.
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
export type { LinkProps, Location, NavigateFunction, RouteObject, To } from 'react-router';
