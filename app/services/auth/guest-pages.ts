/** Pages that visitors without an account may open. The route walk compares this list with what the guards do. */

const guestPages: readonly RegExp[] = [
  /^\/$/,
  /^\/ai-design$/,
  /^\/ai-video\/create$/,
  /^\/create-design(?:\/|$)/,
  /^\/form-flow(?:\/|$)/,
  /^\/lifestyle-shot\/create$/,
  /^\/logo-generator$/,
  /^\/mobile$/,
  /^\/onboarding$/,
  /^\/recipes$/,
  /^\/testimony-screen$/,
  /^\/text-2-image$/,
  /^\/try-on\/create$/,
];

/** `path` may carry a query and a fragment. */
export function allowsGuests(path: string): boolean {
  const { pathname } = new URL(path, 'http://self.invalid');
  return guestPages.some((page) => page.test(pathname));
}
