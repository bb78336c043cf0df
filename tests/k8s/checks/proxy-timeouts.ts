import { bffOperations, publicOperations } from '@tokri/contracts/api';
import { ofKind, type HttpRoute, type Ingress, type Manifest } from '../manifest-types.ts';

const streamPath = bffOperations.streamEvents.path;
/** Between the end of an operation in the BFF and that in the proxy, so that the BFF answers first. */
const marginSeconds = 10;
export const longestOperationSeconds =
  Math.max(...publicOperations.map(({ timeoutMs }) => timeoutMs)) / 1000;
const minStreamSeconds = 3_600;

const minSeconds = (path: string): number =>
  path === streamPath ? minStreamSeconds : longestOperationSeconds + marginSeconds;

const findTooShort = (
  name: string,
  { path, seconds }: { readonly path: string; readonly seconds: number },
): string[] =>
  seconds >= minSeconds(path)
    ? []
    : [`${name}: ${path} ends after ${seconds} s, needed are ${minSeconds(path)} s`];

const nginx = (option: string): string => `nginx.ingress.kubernetes.io/${option}`;

const findIngressProblems = ({ metadata, spec }: Ingress): string[] => {
  const { annotations = {} } = metadata;
  const paths = spec.rules.flatMap(({ http }) => http.paths.map(({ path }) => path));
  const timeouts = ['proxy-read-timeout', 'proxy-send-timeout'].flatMap((option) =>
    paths.flatMap((path) =>
      findTooShort(`${metadata.name} ${option}`, {
        path,
        seconds: Number(annotations[nginx(option)] ?? 0),
      }),
    ),
  );
  const isBuffered = paths.includes(streamPath) && annotations[nginx('proxy-buffering')] !== 'off';
  return [...timeouts, ...(isBuffered ? [`${metadata.name}: events wait in a buffer`] : [])];
};

const findRouteProblems = ({ metadata, spec }: HttpRoute): string[] =>
  spec.rules.flatMap(({ matches, timeouts }) =>
    matches.flatMap(({ path }) =>
      findTooShort(metadata.name, {
        path: path.value,
        seconds: Number(/^(\d+)s$/.exec(timeouts?.request ?? '')?.[1] ?? 0),
      }),
    ),
  );

/** The paths that a proxy in front of the BFF treats in a way of their own. */
export const listProxiedPaths = (manifests: readonly Manifest[]): readonly string[] => [
  ...ofKind<Ingress>(manifests, 'Ingress').flatMap(({ spec }) =>
    spec.rules.flatMap(({ http }) => http.paths.map(({ path }) => path)),
  ),
  ...ofKind<HttpRoute>(manifests, 'HTTPRoute').flatMap(({ spec }) =>
    spec.rules.flatMap(({ matches }) => matches.map(({ path }) => path.value)),
  ),
];

/** Timeouts in front of the BFF that end a request or a live stream before the BFF does. */
export const findProxyProblems = (manifests: readonly Manifest[]): readonly string[] => [
  ...ofKind<Ingress>(manifests, 'Ingress').flatMap(findIngressProblems),
  ...ofKind<HttpRoute>(manifests, 'HTTPRoute').flatMap(findRouteProblems),
];
