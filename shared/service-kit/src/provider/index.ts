export { callProvider, ProviderError } from './call-provider.ts';
export { createGspCaller, failureReason, type GspSettings } from './gsp-token.ts';
