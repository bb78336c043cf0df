import '@tokri/web-kit/ui/styles';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  appConfig,
  applyDocumentLanguage,
  BrowserRouter,
  createQueryClient,
  QueryClientProvider,
  translationsReady,
} from '@tokri/web-kit/platform';
import { configureTokenRefresh, discardSession } from '@tokri/web-kit/session';
import type { RoutesModule } from '@tokri/web-kit/shell-contract';
import { createRoot } from 'react-dom/client';
import { DevShell } from './dev-shell.tsx';

const loadRoutes = async (): Promise<RoutesModule['routes']> => {
  const [[name, entry] = []] = Object.entries(appConfig().remotes);
  if (name === undefined || entry === undefined) throw new Error('The page names no remote');
  registerRemotes([{ name, entry }]);
  const module = await loadRemote<RoutesModule>(`${name}/routes`);
  if (!module) throw new Error(`${name} exposes no routes`);
  return module.routes;
};

applyDocumentLanguage();
configureTokenRefresh({ nowMs: () => Date.now(), onSessionEnded: discardSession });
const root = document.getElementById('root');
const [routes] = await Promise.all([loadRoutes(), translationsReady()]);
if (root)
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <DevShell routes={routes} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
