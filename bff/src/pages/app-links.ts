import * as z from 'zod/mini';

const androidAppPattern = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+(?: [0-9A-F]{2}(?::[0-9A-F]{2}){31})+$/;
const iosAppPattern = /^[A-Z0-9]{10}(?:\.[A-Za-z0-9-]+)+$/;

const emptyOr = (pattern: RegExp, rule: string) =>
  z._default(z.union([z.literal(''), z.string().check(z.regex(pattern, rule))]), '');

/** The app's package and the SHA-256 fingerprints of the certificates that sign it. */
export const androidAppVariable = emptyOr(
  androidAppPattern,
  'must be a package name and SHA-256 fingerprints like AB:CD:…, separated by spaces',
);
/** The app's identifier with the prefix of the team. */
export const iosAppVariable = emptyOr(iosAppPattern, 'must be a team and a bundle identifier');

export interface MobileApps {
  readonly androidApp: string;
  readonly iosApp: string;
}

/** Staff work in a browser, and calls of the API are no pages. */
const pathsOutsideTheApp = ['/api/*', '/admin', '/admin/*'];

/**
 * @see https://developer.android.com/training/app-links/configure-assetlinks
 */
const toAssetLinks = (androidApp: string): unknown => {
  const [packageName, ...fingerprints] = androidApp.split(' ');
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ];
};

/**
 * @see https://developer.apple.com/documentation/xcode/supporting-associated-domains
 */
const toSiteAssociation = (iosApp: string): unknown => ({
  applinks: {
    details: [
      {
        appIDs: [iosApp],
        components: [
          ...pathsOutsideTheApp.map((path) => ({ '/': path, exclude: true })),
          { '/': '*' },
        ],
      },
    ],
  },
});

/** The documents by which Android and iOS let the app open links of this shop, by their path. */
export const toAppLinkDocuments = ({
  androidApp,
  iosApp,
}: MobileApps): ReadonlyMap<string, unknown> =>
  new Map([
    ...(androidApp === ''
      ? []
      : [['/.well-known/assetlinks.json', toAssetLinks(androidApp)] as const]),
    ...(iosApp === ''
      ? []
      : [['/.well-known/apple-app-site-association', toSiteAssociation(iosApp)] as const]),
  ]);
