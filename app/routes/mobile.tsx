/** GET /mobile: where phones are led. No guard. */
import { MobilePage } from '#app/features/home/mobile-page.tsx';

export default function Mobile() {
  return <MobilePage />;
}
