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

start();
const show = (root: HTMLElement): void =>
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>,
  );
const root = document.getElementById('root');
if (root) void translationsReady().then(() => show(root));
