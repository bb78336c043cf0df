import { isOutsideTheApp } from '@tokri/contracts/platform';
import { screens } from '../../frontends/shell/src/screens.ts';

const renderPath = (path: string): string =>
  path === '/'
    ? '<data android:path="/" />'
    : `<data android:path="${path}" /><data android:pathPrefix="${path}/" />`;

const renderFilter = (attributes: string, data: readonly string[]): string =>
  [
    `<intent-filter${attributes}>`,
    '    <action android:name="android.intent.action.VIEW" />',
    '    <category android:name="android.intent.category.DEFAULT" />',
    '    <category android:name="android.intent.category.BROWSABLE" />',
    ...data.map((line) => `    ${line}`),
    '</intent-filter>',
    '',
  ].join('\n');

/**
 * The links that open the app, for its `AndroidManifest.xml`. Before Android 15 an intent filter
 * cannot leave a path out, so it lists the pages.
 * @see https://developer.android.com/guide/topics/manifest/data-element
 */
export const renderIntentFilters = (shopOrigin: string): string => {
  const paths = screens.map((screen) => `/${screen.path}`).filter((path) => !isOutsideTheApp(path));
  return [
    renderFilter(' android:autoVerify="true"', [
      '<data android:scheme="https" />',
      `<data android:host="${new URL(shopOrigin).hostname}" />`,
      ...paths.map(renderPath),
    ]),
    renderFilter('', ['<data android:scheme="tokri" />']),
  ].join('\n');
};
