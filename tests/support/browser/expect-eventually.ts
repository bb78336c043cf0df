import { expect } from '@playwright/test';

/**
 * Assertions retry because a page changes asynchronously after a key, a call or an event
 * (https://playwright.dev/docs/test-assertions).
 */
export const expectEventually = expect.configure({ timeout: 15_000 });
