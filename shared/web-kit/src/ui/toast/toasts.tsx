import { CircleCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { Button } from '../components/button.tsx';
import { Icon } from '../icon.tsx';

export interface ToastRequest {
  readonly text: string;
  readonly icon?: LucideIcon;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly isPersistent?: boolean;
}

const visibleMs = 5_000;

const useToast = create<{
  readonly current: { readonly id: number; readonly request: ToastRequest } | null;
}>()(() => ({ current: null }));
let lastId = 0;

export const showToast = (request: ToastRequest): void => {
  lastId += 1;
  useToast.setState({ current: { id: lastId, request } });
};

export const hideToast = (request?: ToastRequest): void => {
  if (!request || useToast.getState().current?.request === request)
    useToast.setState({ current: null });
};

const Toast = ({ text, icon = CircleCheck, action, isPersistent }: ToastRequest) => {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused || isPersistent) return undefined;
    const timer = setTimeout(() => hideToast(), visibleMs);
    return () => clearTimeout(timer);
  }, [isPaused, isPersistent]);
  const runAction = () => {
    action?.run();
    hideToast();
  };
  return (
    <div
      className="toast"
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
    >
      <Icon icon={icon} />
      <span>{text}</span>
      {action && (
        <Button kind="quiet" isSmall onClick={runAction}>
          {action.label}
        </Button>
      )}
    </div>
  );
};

export const ToastHost = () => {
  const { current } = useToast();
  return (
    <div className="toasts" role="status">
      {current && <Toast key={current.id} {...current.request} />}
    </div>
  );
};
