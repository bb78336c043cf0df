import '@tokri/web-kit/ui/styles';
import {
  BrowserRouter,
  createQueryClient,
  QueryClientProvider,
  translationsReady,
} from '@tokri/web-kit/platform';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { start } from './effects/start.ts';

const isFirstPageReady = start();
const show = (root: HTMLElement): void =>
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>,
  );
const root = document.getElementById('root');
if (root) void isFirstPageReady.then(translationsReady).then(() => show(root));
