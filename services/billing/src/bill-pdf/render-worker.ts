import { renderInThread } from '@tokri/service-kit/pdf-worker';
import { toDrawableDocument } from './bill-document.ts';

renderInThread(toDrawableDocument);
