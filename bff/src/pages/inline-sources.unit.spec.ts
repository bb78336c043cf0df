import { hashInlineSources } from './inline-sources.ts';

describe('hashInlineSources', () => {
  it('returns the hashes of the scripts and styles, as openssl computes them', () =>
    expect(
      hashInlineSources('<script>alert(1)</script><style>a{}</style><script>\n</script>'),
    ).toEqual({
      scripts: [
        "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
        "'sha256-AbpHGcgLb+kRsJGnwFEktk7uzpZOCcBY74+YBdrKVGs='",
      ],
      styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
    }));
  it('does not allow scripts with attributes, which are files or data', () =>
    expect(
      hashInlineSources('<script src="/a.js"></script><script type="application/json">1</script>'),
    ).toEqual({ scripts: [], styles: [] }));
});
