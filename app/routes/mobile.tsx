/** GET /mobile: the page that browsers on phones are redirected to, where the app can be installed. No guard. */
import { MobilePage } from '#app/features/home/mobile-page.tsx';
import type { Route } from './+types/mobile.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { isApple: /iPhone|iPod|iPad/.test(request.headers.get('user-agent') ?? '') };
}

export default function Mobile({ loaderData: { isApple } }: Route.ComponentProps) {
  return <MobilePage isApple={isApple} />;
}
