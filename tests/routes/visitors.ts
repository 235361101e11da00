/**
 * Visitors of the route walk, made over HTTP only: nobody, someone without an account, two accounts, and one who signed
 * out.
 */
import { suggestedLooks } from '#app/services/generations/kinds/text-on-image-input.ts';
import sharp from 'sharp';

/** A browser's cookies and its requests; redirects are returned, not followed. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set('cookie', this.cookieHeader());
    headers.set('origin', this.origin);
    const response = await fetch(this.origin + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  json(path: string, body: unknown, method = 'POST'): Promise<Response> {
    return this.send(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  }

  form(path: string, fields: Record<string, string>): Promise<Response> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** The Cookie header that it would send. */
  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser with the same cookies, which keeps them whatever the server sends. */
  copy(): Visitor {
    const copy = new Visitor(this.origin);
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value);
    return copy;
  }
}

function expectStatus(response: Response, status: number): Response {
  if (response.status !== status) throw new Error(`${response.url} answered ${response.status} instead of ${status}`);
  return response;
}

/** Signs in with the link from the local outbox. */
export async function signIn(origin: string, email: string, visitor = new Visitor(origin)): Promise<Visitor> {
  expectStatus(await visitor.json('/api/sign-in-link', { email }), 204);
  const outbox = await (await visitor.send('/outbox')).text();
  const token = /\/__\/auth\/action\?token=([A-Za-z]+)/.exec(outbox)?.[1];
  if (!token) throw new Error('The outbox has no link');
  expectStatus(await visitor.form('/__/auth/action', { token, next: '/' }), 303);
  return visitor;
}

export async function continueAsGuest(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  expectStatus(await visitor.form('/sign-in', { intent: 'guest', to: '/' }), 303);
  return visitor;
}

/** Someone whose session ended but whose browser still sends its cookie. */
export async function signedOut(origin: string): Promise<Visitor> {
  const visitor = await signIn(origin, 'gone@example.com');
  const kept = visitor.copy();
  expectStatus(await visitor.json('/api/auth/sign-out', {}), 200);
  return kept;
}

let pictures = 0;

/** A picture that no other user has, because the same bytes would be the same asset. */
export async function pictureForm(): Promise<FormData> {
  pictures += 1;
  const background = { r: pictures % 256, g: pictures >> 8, b: 102 };
  const bytes = await sharp({ create: { width: 24, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'teal.png', { type: 'image/png' }));
  return form;
}

/** Things with an owner that addresses may name. */
export type Thing =
  | 'design'
  | 'share'
  | 'folder'
  | 'asset'
  | 'chat'
  | 'purchase'
  | 'generation'
  | 'lifestyle-shot'
  | 'ai-backgrounds'
  | 'text-on-image'
  | 'ai-video'
  | 'try-on';

/** Things that requests leave unchanged, so one of each is enough. */
const lasting = new Map<Thing, { visitor: Visitor; id: Promise<string> }>();

/**
 * Makes a thing for this visitor and returns its id. Things that only pages name are made once, because a user may not
 * start many generations.
 */
export async function make(visitor: Visitor, thing: Thing): Promise<string> {
  if (
    thing !== 'lifestyle-shot' &&
    thing !== 'ai-backgrounds' &&
    thing !== 'text-on-image' &&
    thing !== 'ai-video' &&
    thing !== 'try-on'
  )
    return makeNew(visitor, thing);
  return makeOnce(visitor, thing);
}

/** The id of this visitor's shared thing, for addresses that change nothing. */
export async function makeOnce(visitor: Visitor, thing: Thing): Promise<string> {
  const before = lasting.get(thing);
  if (before?.visitor === visitor) return before.id;
  const id = makeNew(visitor, thing);
  lasting.set(thing, { visitor, id });
  return id;
}

async function makeNew(visitor: Visitor, thing: Thing): Promise<string> {
  if (thing === 'design') {
    const response = expectStatus(await visitor.json('/api/designs', { width: 400, height: 300 }), 201);
    return ((await response.json()) as { id: string }).id;
  }
  // The token of a design's link.
  if (thing === 'share') {
    const path = `/api/designs/${await make(visitor, 'design')}/share`;
    const response = expectStatus(await visitor.json(path, { allowsCopies: true }), 201);
    const { link } = (await response.json()) as { link: { path: string } };
    return link.path.split('/').at(-1) ?? '';
  }
  if (thing === 'folder') {
    const response = expectStatus(await visitor.json('/api/folders', { name: 'Summer' }), 201);
    return ((await response.json()) as { id: string }).id;
  }
  if (thing === 'asset') {
    const response = expectStatus(
      await visitor.send('/api/assets', { method: 'POST', body: await pictureForm() }),
      201,
    );
    return ((await response.json()) as { id: string }).id;
  }
  if (
    thing === 'generation' ||
    thing === 'lifestyle-shot' ||
    thing === 'ai-backgrounds' ||
    thing === 'text-on-image' ||
    thing === 'ai-video' ||
    thing === 'try-on'
  ) {
    const assets = [await make(visitor, 'asset')];
    const scene = {
      pictures: assets,
      looks: [{ scene: 'flat-oak' }],
      variations: [1],
      width: 400,
      height: 400,
      quality: 'preview',
    };
    const words = { asset: assets[0], text: 'New in', looks: suggestedLooks(0) };
    const body =
      thing === 'generation'
        ? { kind: 'remove-background', input: { assets } }
        : {
            kind: thing,
            input:
              thing === 'text-on-image'
                ? words
                : thing === 'ai-video'
                  ? { preset: 'zoom-in', photos: assets, seconds: 3 }
                  : thing === 'try-on'
                    ? { person: assets[0], garment: assets[0], type: 'top' }
                    : scene,
          };
    const response = expectStatus(await visitor.json('/api/generations', body), 201);
    const { id } = (await response.json()) as { id: string };
    // The walk's server processes none, and a user may not have many waiting.
    expectStatus(await visitor.json(`/api/generations/${id}/cancel`, {}), 200);
    return id;
  }
  if (thing === 'purchase') {
    const response = expectStatus(await visitor.json('/api/purchases', { product: 'top-up-images' }), 201);
    return ((await response.json()) as { id: string }).id;
  }
  const response = expectStatus(await visitor.json('/api/drafts', { prompt: 'Add the text “Hello”' }), 201);
  const id = ((await response.json()) as { path: string }).path.split('/').at(-1) ?? '';
  // Its first turn must be over, because a conversation's answers depend on whether one is running. The first turn
  // loads the assistant.
  for (let tries = 0; tries < 2_400; tries += 1) {
    const chat = (await expectStatus(await visitor.send(`/api/chats/${id}`), 200).json()) as { running: boolean };
    if (!chat.running) return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The first turn did not end');
}

/** Well-formed ids of things that never existed. */
export const neverWas: Record<Thing, string> = {
  design: 'never-was',
  share: 'never-was',
  folder: 'never-was',
  asset: '0'.repeat(64),
  chat: 'never-was',
  purchase: 'never-was',
  generation: 'never-was',
  'lifestyle-shot': 'never-was',
  'ai-backgrounds': 'never-was',
  'text-on-image': 'never-was',
  'ai-video': 'never-was',
  'try-on': 'never-was',
};
