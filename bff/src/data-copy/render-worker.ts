import { renderInThread } from '@tokri/service-kit/pdf-worker';
import { toDrawableDocument } from './data-copy-document.ts';

renderInThread(toDrawableDocument);
