import type { RouteObject } from '../platform/router.ts';

/** What a remote exposes as `./routes`. Paths are absolute and those of section 2, such as `product-list`. */
export interface RoutesModule {
  readonly routes: RouteObject[];
}

/** The modules that the shell loads at run time, by the name of remote and exposed file. */
export interface RemoteModules {
  readonly 'shop/routes': RoutesModule;
  readonly 'checkout/routes': RoutesModule;
  readonly 'admin/routes': RoutesModule;
  readonly 'account/routes': RoutesModule;
}

export type RemoteName = keyof RemoteModules extends `${infer Name}/routes` ? Name : never;
