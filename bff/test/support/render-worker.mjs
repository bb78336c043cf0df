import { register } from 'tsx/esm/api';

register();
await import('../../src/data-copy/render-worker.ts');
