import * as z from 'zod/mini';

const assets = z.object({
  sync: z._default(z.array(z.string()), []),
  async: z._default(z.array(z.string()), []),
});

export const remoteManifest = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z._default(z.string(), '') }),
  }),
  exposes: z._default(
    z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
    [],
  ),
});
export type RemoteManifest = z.output<typeof remoteManifest>;
