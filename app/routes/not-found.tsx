/** Any unknown path: answered with 404 and the not-found page. */
import { NotFoundPage } from '#app/features/shell/not-found-page.tsx';
import { data } from 'react-router';
import { message } from '#messages/message.ts';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('common.pageNotFound')} · ${message('common.appName')}` },
];

export function loader() {
  return data(null, { status: 404 });
}

/** Something was posted to an unknown path. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
