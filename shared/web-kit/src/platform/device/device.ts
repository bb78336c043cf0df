export type PushPermission = NotificationPermission | 'unsupported';

export type SaveResult = 'saved' | 'cancelled';

/** What pages need of the machine around them: a browser, or the mobile app on Android and iOS. */
export interface Device {
  readonly kind: 'browser' | 'app';
  readonly push: {
    /** Known at once, because pages decide by it what they show. */
    readonly permission: () => PushPermission;
    readonly request: () => Promise<NotificationPermission>;
    /** The token of this device, a new one if it has none that is acceptable. @throws without one */
    readonly findToken: (isAcceptable?: (token: string) => boolean) => Promise<string>;
    /** Push services send no more to the token that this device has. */
    readonly unsubscribe: () => Promise<void>;
  };
  /** The back button or gesture of Android. Returns a function that stops listening. */
  readonly onBack: (listener: (canGoBack: boolean) => void) => () => void;
  /** Paths of the shop that links of other apps and touched notifications lead to. */
  readonly onOpen: (listener: (path: string) => void) => () => void;
  /** In the app the person may close the dialog that saves the file. @throws if it cannot be saved */
  readonly saveFile: (content: Blob, name: string) => Promise<SaveResult>;
  /** Undefined in the app, whose web views ignore `window.print()`. */
  readonly print?: () => void;
  readonly exit: () => Promise<void>;
  /** The page of the app in its store; undefined where a reload brings the new version. */
  readonly openStore?: () => Promise<void>;
}
