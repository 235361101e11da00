/** Names in the links of social networks and marketplaces, as their apps and pages share them. */
import { bareText, upTo, visibleText } from '#design/contacts/plain-text.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';

interface Network {
  /** Its hosts, without www and the like: others shorten links, or belong to somebody else. */
  hosts: RegExp;
  /** Parts of a path that precede a name. */
  before: readonly string[];
  /** First parts of a path that lead to something else: a post, a video, a number. */
  other: readonly string[];
}

const network = (hosts: RegExp, before: string, other: string): Network => ({
  hosts,
  before: before.split(' '),
  other: other.split(' '),
});

const NETWORKS: Readonly<Partial<Record<ContactType, Network>>> = {
  instagram: network(
    /^(?:instagram\.com|instagr\.am|ig\.me)$/,
    'stories m',
    'p reel reels tv explore share s accounts direct highlights',
  ),
  youtube: network(
    /^(?:music\.)?youtube\.com$/,
    'c user',
    'watch shorts live playlist embed clip post feed results hashtag channel attribution_link',
  ),
  tiktok: network(/^tiktok\.com$/, '', 't v tag music discover video shop search foryou'),
  pinterest: network(
    /^(?:[a-z]{2}\.)?pinterest\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    '',
    'pin search ideas board today business',
  ),
  facebook: network(
    /^(?:(?:web|touch|business|[a-z]{2}-[a-z]{2})\.)?(?:facebook|fb)\.com$|^(?:fb|m)\.me$/,
    'pg',
    'profile.php share sharer sharer.php groups events watch reel reels photo photo.php photos story.php permalink.php l.php marketplace login login.php hashtag media videos gaming stories messages t people pages p',
  ),
  depop: network(/^depop\.com$/, '', 'products search category theme login'),
  poshmark: network(/^poshmark\.[a-z]{2,3}(?:\.[a-z]{2})?$/, 'closet', 'listing search brand category'),
  shopee: network(/^shopee\.[a-z]{2,3}(?:\.[a-z]{2})?$/, 'shop', 'product search m universal-link buyer'),
  mercado: network(
    /^(?:[a-z]+\.)?mercadoli(?:bre|vre)\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    'pagina perfil tienda loja',
    'p up jm ofertas categorias sec social',
  ),
  lazada: network(/^(?:shop\.)?lazada\.[a-z]{2,3}(?:\.[a-z]{2})?$/, 'shop', 'products tag catalog s'),
  ebay: network(/^ebay\.[a-z]{2,3}(?:\.[a-z]{2})?$/, 'usr str', 'itm sch b p i e deals'),
  amazon: network(/^amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/, 'shops stores', 'dp gp s b d sp hz page author'),
  carousell: network(/^carousell\.[a-z]{2,3}(?:\.[a-z]{2})?$/, 'u', 'p product search categories ap'),
  tokopedia: network(/^tokopedia\.com$/, '', 'p search discovery promo find product'),
};

/** Hosts of the same pages for other devices. */
const DEVICE = /^(?:www|m|mobile|lite|amp)\.(?=[^.]+\.)/;
/** The page of a product among the pages of a shop: "Red-mug-i.123.456". */
const PRODUCT = /-i\.\d+\.\d+$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name in a link or the name itself, without an @ before it; null: it is a link in which no name stands. */
export function profileName(type: ContactType, written: string): string | null {
  const text = bareText(visibleText(written));
  const { hosts, before, other } = NETWORKS[type] ?? network(/^$/, '', '');
  const address = text.replace(/^[a-z]{2,8}:\/\//i, '');
  const host = upTo(address, '/?#:');
  const at = host.toLowerCase().replace(DEVICE, '');
  const isLink = address !== text || text.includes('/') || hosts.test(at);
  if (!isLink) return text.replace(/^[@＠\s]+/u, '').trim();
  if (!hosts.test(at)) return null;
  const parts = upTo(address.slice(host.length), '?#').split('/').map(decoded).filter(Boolean);
  while (parts[0] !== undefined && before.includes(parts[0].toLowerCase())) parts.shift();
  const [name = ''] = parts;
  if (name === '' || other.includes(name.toLowerCase()) || PRODUCT.test(name)) return null;
  return visibleText(name).replace(/^@+/, '');
}
