import type { RouteObject } from '../platform/router.ts';

export interface RoutesModule {
  readonly routes: RouteObject[];
}

export interface RemoteModules {
  readonly 'shop/routes': RoutesModule;
  readonly 'checkout/routes': RoutesModule;
  readonly 'admin/routes': RoutesModule;
  readonly 'account/routes': RoutesModule;
}

export type RemoteName = keyof RemoteModules extends `${infer Name}/routes` ? Name : never;
