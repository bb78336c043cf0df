import { pathsOutsideTheApp } from '@tokri/contracts/platform';

export interface MobileApps {
  readonly androidApp: string;
  readonly iosApp: string;
}

/** The first component that matches a path decides, on iOS and on Android. */
const linkComponents = [
  ...pathsOutsideTheApp.map((path) => ({ '/': path, exclude: true })),
  { '/': '*' },
];

const handleAllUrls = 'delegate_permission/common.handle_all_urls';

/**
 * The extension narrows what the intent filters of the app match, from Android 15 on.
 * @see https://developer.android.com/training/app-links/configure-assetlinks
 */
const toAssetLinks = (androidApp: string): unknown => {
  const [packageName, ...fingerprints] = androidApp.split(' ');
  return [
    {
      relation: [handleAllUrls],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: fingerprints,
      },
      relation_extensions: { [handleAllUrls]: { dynamic_app_link_components: linkComponents } },
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
        components: linkComponents,
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
