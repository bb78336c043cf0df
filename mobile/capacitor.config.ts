import type { CapacitorConfig } from '@capacitor/cli';

const config: CapacitorConfig = {
  appId: 'example.tokri.shop',
  appName: 'Tokri',
  webDir: 'www',
  // The list of signed-in devices tells the app from a browser by it.
  appendUserAgent: 'TokriApp/1',
  // Pages are served from https://localhost on Android and capacitor://localhost on iOS.
  server: { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost' },
  // WebViews before Chromium 140 report no safe area on Android.
  android: { adjustMarginsForEdgeToEdge: 'auto' },
  ios: { contentInset: 'never', limitsNavigationsToAppBoundDomains: true },
  plugins: { PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] } },
};

export default config;
