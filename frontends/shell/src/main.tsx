import '@tokri/web-kit/ui/styles';
import { appConfig, BrowserRouter, createQueryClient, QueryClientProvider } from '@tokri/web-kit/platform';
import '@tokri/web-kit/session';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { setRemotes } from './remotes/load-remote.ts';

setRemotes(appConfig().remotes);
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={createQueryClient()}><BrowserRouter><App /></BrowserRouter></QueryClientProvider>,
);
