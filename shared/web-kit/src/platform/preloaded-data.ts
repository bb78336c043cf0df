import type { ResponseBody, ApiOperation } from './api/request.ts';
import { inLanguage } from './i18n/in-language.ts';
import { appConfig } from './site-config.ts';

export const preloadedData = <O extends ApiOperation>(
  operation: O,
): { readonly initialData?: ResponseBody<O>; readonly initialDataUpdatedAt?: number } => {
  const { answers, answeredAt } = appConfig();
  const preloaded = answers[operation.operationId];
  // A device clock that runs behind must not date the data in the future.
  return preloaded === undefined
    ? {}
    : {
        initialData: inLanguage(preloaded as ResponseBody<O>),
        initialDataUpdatedAt: Math.min(answeredAt, Date.now()),
      };
};
