/** Starts the application in the browser, error reporting first. */
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportInBrowser, watchForErrors } from '#app/browser/browser-reporter.client.ts';
import { declareInterfaceLetters } from '#app/browser/fonts/interface-letters.client.ts';
import { leaveKeysToInputMethods } from '#app/browser/composition-keys.client.ts';

watchForErrors();
// Before React listens.
leaveKeysToInputMethods();
declareInterfaceLetters();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(error, { location, pattern }) => reportInBrowser(error, { route: pattern ?? location.pathname })}
      />
    </StrictMode>,
  );
});
