import { register } from 'tsx/esm/api';

register();
await import('../src/bill-pdf/render-worker.ts');
