import { appConfigMarker, readAppConfig, writeAppConfig } from './app-config-element.ts';

const template = `<head>${appConfigMarker}</head>`;

describe('the configuration in a page', () => {
  it('is read as it was written, whatever its texts contain', () => {
    const appConfig = { brand: '</script><!--<script>alert(1)</script>$&\u2028' };
    const page = writeAppConfig(template, appConfig);
    expect(page.match(/<\/?script/g)).toHaveLength(2);
    expect(page).not.toContain('\u2028');
    expect(readAppConfig(page)).toEqual(appConfig);
  });

  it('is missing in a page that was not rendered', () =>
    expect(readAppConfig(template)).toBeUndefined());

  it('is refused by a page without a place for it', () =>
    expect(() => writeAppConfig('<head></head>', {})).toThrow(RangeError));
});
