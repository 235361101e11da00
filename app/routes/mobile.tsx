/** GET /mobile: the page that phones are redirected to. No guard. */
import { MobilePage } from '#app/features/home/mobile-page.tsx';

export default function Mobile() {
  return <MobilePage />;
}
