/**
 * The service worker: shows push messages and opens their page. It keeps no pages and answers no requests. What a
 * message holds is in app/contracts/push.ts.
 */
const ICON = '/icons/192.png';

/** The address of a page of this site; whatever else a message names leads to the front page. */
function pageOf(path) {
  const page = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return page.origin === self.location.origin ? page : new URL('/', self.location.origin);
}

function messageOf(data) {
  try {
    const message = data.json();
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}

// A new version takes over immediately: there are no pages that depend on the older one.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  // Browsers want each message to be seen, so one without words is shown as well.
  const { title, body, path, tag } = messageOf(event.data);
  event.waitUntil(
    self.registration.showNotification(String(title ?? 'Blend'), {
      body: String(body ?? ''),
      icon: ICON,
      tag: String(tag ?? ''),
      data: { path: pageOf(path).href },
    }),
  );
});

async function open(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => {
    const { origin, pathname, search } = new URL(url);
    return origin === page.origin && pathname === page.pathname && search === page.search;
  });
  await (there ? there.focus() : self.clients.openWindow(page.href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.path)));
});

function call(method, body) {
  return fetch('/api/push', { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

/** The browser's push service gave it another address: tells the server, if it had the old one. */
async function renew(before, after) {
  const answer = await fetch('/api/push');
  if (!answer.ok) return;
  const { publicKey, endpoints } = await answer.json();
  if (before ? !endpoints.includes(before.endpoint) : endpoints.length === 0) return;
  const now =
    after ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  await call('POST', now.toJSON());
  if (before && before.endpoint !== now.endpoint) await call('DELETE', { endpoint: before.endpoint });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});
