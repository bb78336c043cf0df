import { androidAppVariable, iosAppVariable, toAppLinkDocuments } from './app-links.ts';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
const androidApp = `in.example.shop ${fingerprint}`;
const iosApp = 'ABCDE12345.in.example.shop';

describe('toAppLinkDocuments', () => {
  it('lets the Android app with these certificates open links', () =>
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
            components: [
              { '/': '/api/*', exclude: true },
              { '/': '/admin', exclude: true },
              { '/': '/admin/*', exclude: true },
              { '/': '*' },
            ],
          },
        ],
      },
    });
  });

  it('has no document for a shop without apps', () =>
    expect(toAppLinkDocuments({ androidApp: '', iosApp: '' }).size).toBe(0));
});

describe('the variables', () => {
  it.each([
    ['ANDROID_APP', androidAppVariable, androidApp],
    ['IOS_APP', iosAppVariable, iosApp],
  ])('%s may name an app, or be empty', (_name, variable, value) => {
    expect(variable.safeParse(value).success).toBe(true);
    expect(variable.safeParse('').success).toBe(true);
  });

  it.each([
    ['a package without a fingerprint', androidAppVariable, 'in.example.shop'],
    ['a fingerprint in small letters', androidAppVariable, androidApp.toLowerCase()],
    ['a bundle without a team', iosAppVariable, 'in.example.shop'],
  ])('are refused with %s', (_situation, variable, value) =>
    expect(variable.safeParse(value).success).toBe(false),
  );
});
