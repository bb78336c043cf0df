export {
  callApi,
  callApiBlob,
  callApiFile,
  callApiPage,
  readLinkedFile,
  sendCommand,
  sendForm,
} from './api/api-client.ts';
export { isIncomplete, readAllPages } from './api/read-all-pages.ts';
export type { CollectedRows } from './api/read-all-pages.ts';
export { uploadFile } from './api/upload-file.ts';
export type { PagedResponse } from './api/api-client.ts';
export type { CommandResult } from './api/command-result.ts';
export { ApiProblem, isApiProblem, isHiddenInPreview } from './api/problem.ts';
export type { ResponseBody, RequestBody } from './api/request.ts';
export { device, startDevice } from './device/current-device.ts';
export { saveFile } from './device/save-file.ts';
export type { Device, PushPermission, SaveResult } from './device/device.ts';
export { isOnline, onConnectionChange, useOnline } from './connection.ts';
export { addLayer, isLayerOpen } from './layer-history.ts';
export { allowNavigation, blockNavigation, confirmNavigation } from './navigation-blocker.ts';
export { savesData, setDataSaver, useDataSaver } from './data-saver.ts';
export { preloadedData } from './preloaded-data.ts';
export type { PreloadedData } from './preloaded-data.ts';
export { endPreview, openPreview, personalStorage, preview, previewPath } from './preview.ts';
export { newUuid } from './uuid.ts';
export { lazyPage, lazyRoute, preloadRoute } from './lazy-page.tsx';
export { loadPart } from './load-part.ts';
export * from './query.ts';
export * from './router.ts';
export { appConfig, defaultSiteConfig, siteConfig, type PageManifest } from './site-config.ts';
export {
  language,
  setLanguage,
  applyDocumentLanguage,
  useLanguage,
  useOtherLanguage,
} from './i18n/language.ts';
export { langOf } from './i18n/in-language.ts';
export { translationsReady } from './i18n/load-translations.ts';
export { createTranslator } from './i18n/create-translator.ts';
export { setTheme, themes, useTheme } from './theme.ts';
export type { Theme } from './theme.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { useMediaQuery } from './use-media-query.ts';
export type { TranslationSource } from './i18n/create-translator.ts';
export { whatsAppUrl } from './whatsapp-url.ts';
