/** GET /brand-kit: name, country, logos, colors, fonts and contacts of the signed-in user. Guards: application, sign-in. */
import type { LinksFunction } from 'react-router';
import { BrandKitPage } from '#app/features/brand-kit/brand-kit-page.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { allCountries } from '#design/contacts/phone-number.ts';
import { message } from '#messages/message.ts';
import { contactIcon } from '#tools/brand/brand-contacts.ts';
import { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import type { Route } from './+types/brand-kit.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = () => [
  { title: `${message('brandKit.heading')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const icons = Object.fromEntries(
    CONTACT_TYPES.flatMap((type) => {
      const icon = contactIcon(type);
      return icon ? [[type, icon]] : [];
    }),
  );
  return { kit: await services().brandKits.get(user.id), icons, countries: countries() };
}

/** By name. Made here, as browsers and server may name countries differently. */
function countries(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return allCountries()
    .map((country) => ({ value: country, label: names.of(country) ?? country }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The page keeps its own state and saves it: loading it again would be useless. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function BrandKitRoute({ loaderData: { kit, icons, countries: known } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <BrandKitPage initial={kit} icons={icons} countries={known} />
    </>
  );
}
