export { setAuthorization } from './api/authorization.ts';
export type { Authorization } from './api/authorization.ts';
export { call, callPage, write } from './api/call.ts';
export type { Page } from './api/call.ts';
export { outcomeOf } from './api/outcome.ts';
export type { Outcome } from './api/outcome.ts';
export { ApiProblem, isApiProblem } from './api/problem.ts';
export type { Answer, BodyInput, Callable, QueryInput } from './api/request.ts';
export { isOnline, onConnectionChange, useOnline } from './connection.ts';
export { firstAnswer } from './first-answer.ts';
export { newKey } from './key.ts';
export { lazyPage } from './lazy-page.tsx';
export * from './query.ts';
export * from './router.ts';
export { appConfig, builtInSite, site } from './site-config.ts';
export type { AppConfig, SiteConfig } from './site-config.ts';
export {
  language,
  languages,
  onLanguageChange,
  setLanguage,
  showLanguage,
  useLanguage,
  useOtherLanguage,
} from './text/language.ts';
export type { Language } from './text/language.ts';
export { textsReady } from './text/arriving.ts';
export { texts } from './text/texts.ts';
export { useSettled } from './use-settled.ts';
export type { TextSource } from './text/texts.ts';
export type { Values } from './text/write.ts';
