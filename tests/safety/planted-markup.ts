/** An account in which every stored text is markup that would run, planted over HTTP, and the pages that show it. */
import { createTextLayer } from '#design/document/create.ts';
import { make, pictureForm, type Visitor } from '#tests/routes/visitors.ts';

/** A unique name: a page with this as an element, or `xss-attribute` as an attribute, has failed to escape it. */
export const PROBE = 'xss-probe';
const RUNS = 'window.ranPlantedMarkup=1';

/**
 * Breaks out of text, of attributes in either quotes, of scripts, comments, templates and links. Short enough for names
 * of 80 characters.
 */
export const MARKUP = [
  `<${PROBE} onpointerenter=${RUNS}>`,
  `<img src=x onerror=${RUNS}><${PROBE}>`,
  `" xss-attribute="1" autofocus onfocus="${RUNS}`,
  `' xss-attribute='1' autofocus onfocus='${RUNS}`,
  `</script><script>${RUNS}</script><${PROBE}>`,
  `--></style><svg onload=${RUNS}><${PROBE}>`,
  `javascript:${RUNS}//`,
  `\${${RUNS}}{{${RUNS}}}</textarea><${PROBE}>`,
] as const;

/**
 * Plants the markup in every text field, and returns the addresses of the pages that show it, in HTML and as the
 * router's data.
 */
export async function plantMarkup(visitor: Visitor, markup: string): Promise<string[]> {
  const design = await make(visitor, 'design');
  const chat = await make(visitor, 'chat');
  const asset = await make(visitor, 'asset');
  const generation = await make(visitor, 'text-on-image');
  const { document } = (await (await visitor.send(`/api/designs/${design}`)).json()) as {
    document: { pages: Record<string, unknown> };
  };
  const page = Object.keys(document.pages)[0] ?? '';
  const layer = createTextLayer({ id: 'planted', parent: page, order: 'a1', text: markup, name: markup.slice(0, 100) });
  const upload = await pictureForm();
  upload.set(
    'file',
    new File([upload.get('file') as File], `${markup.replaceAll('/', '')}.png`, { type: 'image/png' }),
  );

  const sent: [method: string, path: string, body: unknown][] = [
    ['PATCH', '/api/account', { name: markup.slice(0, 60) }],
    ['PATCH', '/api/brand-kit', { name: markup.slice(0, 60), contacts: [{ type: 'website', value: markup }] }],
    ['PATCH', '/api/brand-kit', { name: markup.slice(0, 60) }],
    ['PATCH', `/api/designs/${design}`, { title: markup }],
    [
      'POST',
      `/api/designs/${design}/changes`,
      { id: 'plant', baseRevision: 0, label: markup.slice(0, 80), operations: [{ type: 'layer.add', layer }] },
    ],
    ['POST', `/api/designs/${design}/versions`, { name: markup.slice(0, 60) }],
    ['PATCH', `/api/chats/${chat}`, { title: markup }],
    ['POST', '/api/folders', { name: markup.slice(0, 60) }],
    [
      'POST',
      `/api/chats/${chat}/messages`,
      { message: { id: 'planted', parts: [{ type: 'text', text: `Add the text “${markup}”` }] } },
    ],
    ['PATCH', `/api/uploads/${asset}`, { name: markup }],
    [
      'POST',
      '/api/generations',
      { kind: 'ai-image', input: { type: 'poster', words: markup, width: 1080, height: 1080, variations: [1] } },
    ],
    ['POST', '/api/generations', { kind: 'logo', input: { name: markup.slice(0, 40), description: markup } }],
    ['POST', `/api/generations/${generation}/report`, { reason: markup }],
    ['POST', '/api/errors', { errors: [{ name: markup, message: markup, stack: markup, page: '/', context: {} }] }],
  ];
  for (const [method, path, body] of sent) {
    const { status } = await visitor.json(path, body, method);
    // Kept, or refused as invalid for the field.
    if (status >= 500) throw new Error(`${method} ${path} answered ${status} to ${markup}`);
  }
  await visitor.send('/api/assets', { method: 'POST', body: upload });
  const query = `?${new URLSearchParams({ q: markup, next: markup, draft: markup, prompt: markup, template: markup, error: markup })}`;
  return [
    '/',
    '/ai-design',
    '/sign-in',
    '/recipes',
    '/logo-generator',
    '/try-on/create',
    '/brand-kit',
    '/models',
    '/paywall',
    '/settings',
    '/settings/devices',
    '/history/generations',
    '/history/logos',
    '/projects',
    '/projects/trash',
    '/uploads',
    '/onboarding',
    '/outbox',
    '/mobile',
    '/no/such/page',
    '/__/auth/action',
    '/__/auth/email',
  ]
    .map((path) => path + query)
    .concat(
      `/blend/${design}`,
      '/projects',
      `/canvas/${design}`,
      `/assisted/${design}`,
      `/ai-design/chat/${chat}`,
      `/text-on-image/${generation}`,
    );
}
