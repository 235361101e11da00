/** Any path that leads nowhere: answered with 404 and the not-found screen. */
import { NotFoundScreen } from '#app/features/shell/error-screen.tsx';
import { data } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

/** Something posted to a path that leads nowhere. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundScreen />;
}
