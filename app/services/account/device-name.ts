/**
 * Which device a session is on, in words, from its User-Agent header: a table of browsers' signatures, the more
 * specific first; each is recognised by all of its marks.
 */

export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'other';

export interface DeviceName {
  /** Product names, which are not translated; null: it does not say. */
  browser: string | null;
  system: string | null;
  kind: DeviceKind;
}

/** Most browsers also call themselves Chrome and Safari, for compatibility with old pages. */
const browsers: readonly [name: string, ...signs: RegExp[]][] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Edge', /\bEdg(?:A|iOS|e)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['UC Browser', /\bUC?Browser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Silk', /\bSilk\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chromium', /\bChromium\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//, /\bVersion\/\d/],
];

const systems: readonly [name: string, kind: DeviceKind, ...signs: RegExp[]][] = [
  ['Windows', 'computer', /\bWindows NT\b/],
  ['iPad', 'tablet', /\biPad\b/],
  ['iPhone', 'phone', /\b(?:iPhone|iPod)\b/],
  // An iPad that requests desktop pages calls itself a Mac in everything but this.
  ['iPad', 'tablet', /\bMacintosh\b/, /\bMobile\//],
  ['Mac', 'computer', /\bMac(?:intosh| OS X)\b/],
  ['Fire tablet', 'tablet', /\bAndroid\b/, /\bSilk\//],
  ['Fire tablet', 'tablet', /\bKF[A-Z]{2,4}\b/],
  ['Android', 'phone', /\bAndroid\b/, /\bMobile\b/],
  ['Android tablet', 'tablet', /\bAndroid\b/],
  ['ChromeOS', 'computer', /\bCrOS\b/],
  ['KaiOS', 'phone', /\bKAIOS\b/i],
  ['Linux', 'computer', /\b(?:Linux|X11)\b/],
];

export function deviceName(userAgent: string | null): DeviceName {
  const said = userAgent ?? '';
  const system = systems.find(([, , ...signs]) => signs.every((sign) => sign.test(said)));
  return {
    browser: browsers.find(([, ...signs]) => signs.every((sign) => sign.test(said)))?.[0] ?? null,
    system: system?.[0] ?? null,
    kind: system?.[1] ?? 'other',
  };
}
