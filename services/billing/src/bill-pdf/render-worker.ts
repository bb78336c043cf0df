import { renderInThread } from '@tokri/service-kit/pdf-worker';
import { toDrawable } from './printed-document.ts';

renderInThread(toDrawable);
