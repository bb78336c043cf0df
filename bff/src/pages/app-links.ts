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
