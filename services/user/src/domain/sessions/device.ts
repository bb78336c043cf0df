/** What the app adds to the user agent of its web view (`mobile/capacitor.config.ts`). */
const app = /\bTokriApp\//;
const browsers: readonly (readonly [RegExp, string])[] = [
  [app, 'App'],
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|(?:\b|Headless)Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (table: typeof browsers, userAgent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** 'Chrome, Android' or 'App, iPhone': enough to recognise a device, and too little to follow it. */
export const describeDevice = (userAgent: string): string =>
  [findName(browsers, userAgent), findName(systems, userAgent)]
    .filter((name) => name !== undefined)
    .join(', ');
