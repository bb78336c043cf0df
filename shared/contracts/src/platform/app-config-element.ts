/** Id of the element in a page that holds its configuration as JSON. */
export const appConfigId = 'app-config';
/** Where the built page gets that element. */
export const appConfigMarker = '<!-- app-config -->';

const element = new RegExp(
  `<script type="application/json" id="${appConfigId}">(.*?)</script>`,
  's',
);

/** `<` could end the script element or open a comment. */
const toScriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** @throws RangeError when the page has no marker */
export const writeAppConfig = (page: string, appConfig: unknown): string => {
  if (!page.includes(appConfigMarker))
    throw new RangeError('index.html has no marker for the configuration');
  return page.replace(
    appConfigMarker,
    () =>
      `<script type="application/json" id="${appConfigId}">${toScriptSafeJson(appConfig)}</script>`,
  );
};

/** Undefined when the page has no configuration. @throws SyntaxError when it is no JSON */
export const readAppConfig = (page: string): unknown => {
  const [, text] = element.exec(page) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};
