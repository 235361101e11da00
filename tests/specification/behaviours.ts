/** The behaviour that sections 4, 6 and 7 of the specification require, each with the test that shows it. */

export interface Behaviour {
  does: string;
  /** A test file and the title of a test in it. */
  shownBy: readonly [file: string, title: string];
}

export const behaviours: readonly Behaviour[] = [
  {
    does: 'A code may be asked for again after a countdown',
    shownBy: [
      'tests/e2e/sign-in-phone.spec.ts',
      'another code may be asked for after the countdown, and the first is worth nothing then',
    ],
  },
  {
    does: 'The result of a retake is accepted or rejected, the original is kept',
    shownBy: [
      'tests/e2e/studio-repairs.spec.ts',
      'fix this photo: tells what is wrong, each with its switch; accepted, changed and rejected, the original is kept',
    ],
  },
  {
    does: 'Upgrading from Pro pays back what was not used',
    shownBy: ['tests/e2e/paying.spec.ts', 'the bank is asked, and an upgrade to Max pays the unused Pro back'],
  },
  {
    does: 'Upgrading begins with the limits of the new plan',
    shownBy: [
      'app/services/billing/plan-changes.server.test.ts',
      'begins with all of the new plan, even for what was spent in the same moment',
    ],
  },
  {
    does: 'A new toast takes the place of the one before',
    shownBy: ['app/ui/toast-store.test.ts', 'a new one replaces the one that shows'],
  },
  {
    does: 'A toast goes after five seconds',
    shownBy: ['tests/e2e/start-screens.spec.ts', 'stands alone, and goes after 5 seconds'],
  },
  {
    does: 'F8 leads to a toast, and it is closed by hand',
    shownBy: [
      'tests/e2e/start-screens.spec.ts',
      'waits while it is looked at; F8 moves the focus to it, its button closes it',
    ],
  },
  {
    does: 'A toast is swiped away to the right',
    shownBy: ['tests/e2e/start-screens.spec.ts', 'is swiped away to the right, by more than 50 px'],
  },
  {
    does: 'A tooltip is 10 px above its icon of 15 px',
    shownBy: [
      'tests/e2e/editor-export.spec.ts',
      'an “i” explains sizes: 15 px large, 10 px above it, by pointer, by key and by a press',
    ],
  },
  {
    does: 'A result is flagged and reported',
    shownBy: [
      'app/services/generations/reported.server.test.ts',
      'what was taken along or used before its report stays paid, and reports give back only so often',
    ],
  },
  {
    does: 'Whoever goes on without an account can look around, and is asked where designs are kept',
    shownBy: [
      'tests/e2e/sign-in.spec.ts',
      'without an account one can look around, and is asked again where designs are kept',
    ],
  },
  {
    does: 'Requests return the body, and throw what the server says',
    shownBy: ['app/browser/http-client.test.ts', 'whole answers are returned, refusals thrown as the server says them'],
  },
  {
    does: 'What was fetched is kept for the next visit',
    shownBy: [
      'tests/e2e/start-screens.spec.ts',
      'what was fetched is kept for the next visit, and forgotten with the session',
    ],
  },
  {
    does: 'What was fetched expires after two days',
    shownBy: ['app/browser/fetch-cache.test.ts', 'an entry lives for two days less a millisecond'],
  },
  {
    does: 'Errors go to a reporting service with what they are about',
    shownBy: [
      'tests/e2e/outside-services.spec.ts',
      'errors of the server and of the browser reach Sentry with build and user, without secrets',
    ],
  },
  {
    does: 'The pixel counts pages and named events',
    shownBy: [
      'tests/e2e/outside-services.spec.ts',
      'the pixel counts nothing before consent, then each page once, then what happens',
    ],
  },
  {
    does: 'The chat widget is told of each route',
    shownBy: [
      'tests/e2e/outside-services.spec.ts',
      'the chat widget comes when the page rests, is told of each route, and stays out of the editor',
    ],
  },
  {
    does: 'Push messages come through the service worker',
    shownBy: ['tests/e2e/push.spec.ts', 'a video is waited for elsewhere'],
  },
];
