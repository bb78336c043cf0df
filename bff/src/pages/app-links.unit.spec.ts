import { toAppLinkDocuments } from './app-links.ts';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
const androidApp = `in.example.shop ${fingerprint}`;
const iosApp = 'ABCDE12345.in.example.shop';

const components = [
  { '/': '/admin', exclude: true },
  { '/': '/admin/*', exclude: true },
  { '/': '/api/*', exclude: true },
  { '/': '/bills/*', exclude: true },
  { '/': '/customers-page', exclude: true },
  { '/': '/images/*', exclude: true },
  { '/': '*' },
];

describe('toAppLinkDocuments', () => {
  it('lets the Android app with these certificates open all pages but those of staff', () =>
    expect(toAppLinkDocuments({ androidApp: `${androidApp} ${fingerprint}`, iosApp: '' })).toEqual(
      new Map([
        [
          '/.well-known/assetlinks.json',
          [
            {
              relation: ['delegate_permission/common.handle_all_urls'],
              target: {
                namespace: 'android_app',
                package_name: 'in.example.shop',
                sha256_cert_fingerprints: [fingerprint, fingerprint],
              },
              relation_extensions: {
                'delegate_permission/common.handle_all_urls': {
                  dynamic_app_link_components: components,
                },
              },
            },
          ],
        ],
      ]),
    ));

  it('lets the iOS app open all pages but those of staff', () => {
    const document = toAppLinkDocuments({ androidApp: '', iosApp }).get(
      '/.well-known/apple-app-site-association',
    );
    expect(document).toEqual({
      applinks: {
        details: [
          {
            appIDs: [iosApp],
            components,
          },
        ],
      },
    });
  });

  it('has no document for a shop without apps', () =>
    expect(toAppLinkDocuments({ androidApp: '', iosApp: '' }).size).toBe(0));
});
