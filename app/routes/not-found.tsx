/** Any path that leads nowhere: answered with 404 and the not-found page. */
import { NotFoundPage } from '#app/features/shell/not-found-page.tsx';
import { data } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

/** Something posted to a path that leads nowhere. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
