export { setAuthorization } from './api/authorization.ts';
export type { Authorization } from './api/authorization.ts';
export { callApi, callApiPage, sendCommand } from './api/api-client.ts';
export type { PagedResponse } from './api/api-client.ts';
export { toCommandResult } from './api/command-result.ts';
export type { CommandResult } from './api/command-result.ts';
export { ApiProblem, isApiProblem } from './api/problem.ts';
export type { ResponseBody, RequestBody, ApiOperation, RequestQuery } from './api/request.ts';
export { isOnline, onConnectionChange, useOnline } from './connection.ts';
export { preloadedData } from './preloaded-data.ts';
export { newUuid } from './uuid.ts';
export { lazyPage } from './lazy-page.tsx';
export * from './query.ts';
export * from './router.ts';
export { appConfig, defaultSiteConfig, siteConfig } from './site-config.ts';
export type { AppConfig, SiteConfig } from './site-config.ts';
export {
  language,
  languages,
  onLanguageChange,
  setLanguage,
  applyDocumentLanguage,
  useLanguage,
  useOtherLanguage,
} from './i18n/language.ts';
export type { Language } from './i18n/language.ts';
export { translationsReady } from './i18n/load-translations.ts';
export { createTranslator } from './i18n/create-translator.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export type { TranslationSource } from './i18n/create-translator.ts';
export type { MessageValues } from './i18n/format-message.ts';
