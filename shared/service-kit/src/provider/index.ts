export { callProvider, ProviderError } from './call-provider.ts';
