import {
  Link,
  Navigate,
  useLanguage,
  useLocation,
  useRoutes,
  type RouteObject,
} from '@tokri/web-kit/platform';
import { Announcer, DialogHost, ToastHost } from '@tokri/web-kit/ui';
import { Fragment } from 'react';
import { DevBar } from './dev-bar.tsx';

/** Paths that can be opened without parameters. */
const listPaths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path }) =>
    path === undefined || /[:*]/.test(path) ? [] : [`/${path.replace(/^\//, '')}`],
  );

const OtherPage = ({ paths }: { readonly paths: readonly string[] }) => {
  const { pathname } = useLocation();
  const [first] = paths;
  if (pathname === '/' && first !== undefined) return <Navigate to={first} replace />;
  return (
    <main id="main" className="wrap">
      <h1>Not a page of this remote</h1>
      <p>{pathname} belongs to another application. The pages here:</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link className="link" to={path}>
              {path}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
};

const Page = ({ routes }: { readonly routes: readonly RouteObject[] }) =>
  useRoutes([...routes, { path: '*', element: <OtherPage paths={listPaths(routes)} /> }]);

/** What a remote needs of a shell: the shared packages, a router, dialogs and a session. */
export const DevShell = ({ routes }: { readonly routes: readonly RouteObject[] }) => (
  <Fragment key={useLanguage()}>
    <DevBar />
    <Page routes={routes} />
    <ToastHost />
    <DialogHost />
    <Announcer />
  </Fragment>
);
