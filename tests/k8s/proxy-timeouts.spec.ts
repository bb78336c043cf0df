import {
  findProxyProblems,
  listProxiedPaths,
  longestOperationSeconds,
} from './checks/proxy-timeouts.ts';
import type { HttpRoute, Manifest } from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { overlayNames, readOverlay, type OverlayName } from './read-overlay.ts';

const withAnnotation = (
  overlay: OverlayName,
  name: string,
  annotation: readonly [string, string | undefined],
): readonly Manifest[] =>
  readOverlay(overlay).manifests.map((manifest) =>
    manifest.kind === 'Ingress' && manifest.metadata.name === name
      ? plant(manifest, ({ metadata }) => {
          const [option, value] = annotation;
          const key = `nginx.ingress.kubernetes.io/${option}`;
          if (value === undefined) delete metadata.annotations[key];
          else metadata.annotations[key] = value;
        })
      : manifest,
  );

const withRouteTimeout = (path: string, request: string): readonly Manifest[] =>
  readOverlay('production').manifests.map((manifest) =>
    manifest.kind === 'HTTPRoute'
      ? plant(manifest as HttpRoute, ({ spec }) => {
          for (const rule of spec.rules)
            if (rule.matches.some((match) => match.path.value === path))
              rule.timeouts.request = request;
        })
      : manifest,
  );

describe('timeouts in front of the BFF', () => {
  it.each(overlayNames)('of %s are longer than its own and keep live streams open', (name) => {
    const { manifests } = readOverlay(name);
    expect(findProxyProblems(manifests)).toEqual([]);
    expect([...listProxiedPaths(manifests)].sort()).toEqual(['/', '/api/Events']);
  });

  it('are reported when nginx gives up before the longest operation ends', () => {
    expect(longestOperationSeconds).toBe(30);
    expect(
      findProxyProblems(withAnnotation('staging', 'shop', ['proxy-read-timeout', '30'])),
    ).toEqual(['shop proxy-read-timeout: / ends after 30 s, needed are 40 s']);
    expect(
      findProxyProblems(withAnnotation('staging', 'shop', ['proxy-send-timeout', undefined])),
    ).toEqual(['shop proxy-send-timeout: / ends after 0 s, needed are 40 s']);
  });

  it('are reported when nginx ends or buffers live streams', () => {
    expect(
      findProxyProblems(withAnnotation('trial', 'shop-events', ['proxy-read-timeout', '60'])),
    ).toEqual(['shop-events proxy-read-timeout: /api/Events ends after 60 s, needed are 3600 s']);
    expect(
      findProxyProblems(withAnnotation('trial', 'shop-events', ['proxy-buffering', undefined])),
    ).toEqual(['shop-events: events wait in a buffer']);
  });

  it('are reported when a Gateway ends requests or live streams too early', () => {
    expect(findProxyProblems(withRouteTimeout('/', '15s'))).toEqual([
      'shop: / ends after 15 s, needed are 40 s',
    ]);
    expect(findProxyProblems(withRouteTimeout('/api/Events', '60s'))).toEqual([
      'shop: /api/Events ends after 60 s, needed are 3600 s',
    ]);
  });
});
