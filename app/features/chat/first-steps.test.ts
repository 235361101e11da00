/** What is offered before the first message, and what the built-in assistant makes of it. */
import { describe, expect, test } from 'vitest';
import { oneIn } from '#tests/fixtures/sample.ts';
import { templateDocument } from '#app/services/templates/template-document.ts';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { firstSteps } from './first-steps.ts';

const PAGES = { post: { width: 1080, height: 1080 }, story: { width: 1080, height: 1920 } } as const;

const stepsOf = ({ design: { document, page } }: AssistantChat, hasBrandKit = false) =>
  firstSteps({ document, page, hasBrandKit });

/** What each suggestion calls. */
const TOOLS: Readonly<Record<string, string>> = {
  color: 'set_background',
  version: 'compose_design',
  cutOut: 'remove_background',
  story: 'resize',
  post: 'resize',
  background: 'set_background',
  text: 'add_text',
};

/** A template as it opens in the editor, on this page. */
function opened(template: Template, page: keyof typeof PAGES): AssistantChat {
  const chat = new AssistantChat(PAGES[page]);
  const pictures = template.pictures.map((_, index) => {
    const { id, name } = chat.picture(`photo-${index}.jpg`);
    return { asset: id, name, alt: '', width: 1600, height: 1200, mask: null, filters: null, subject: null };
  });
  let count = 0;
  const filled = { page: PAGES[page], pictures, brand: null, colors: [], measure: roughMeasure };
  const document = templateDocument(template, filled, () => `layer-${(count += 1)}`);
  if (!document) throw new Error(`${template.id} has no layout on this page`);
  chat.design.document = document;
  chat.page = chat.design.page;
  return chat;
}

describe('on a blank page', () => {
  test.each([
    [0, 'summer sale'],
    [1, 'red sneakers'],
    [2, 'monday'],
  ])('suggestion %d becomes a design that says “%s”', async (index, words) => {
    const chat = new AssistantChat();
    await chat.say(stepsOf(chat)[index]?.prompt ?? '');
    expect(chat.called).toContain('compose_design');
    expect(chat.layers.length).toBeGreaterThanOrEqual(3);
    expect(
      chat.layers
        .map((layer) => JSON.stringify(layer))
        .join(' ')
        .toLowerCase(),
    ).toContain(words);
  });
});

describe('on a template', () => {
  /** One of each kind of content, with a photo and without. */
  const some = [...new Map(TEMPLATES.map((one) => [`${one.kind} ${one.pictures.length > 0}`, one])).values()];

  test('what fits its photo, its page and the brand', () => {
    const photo = some.find(({ pictures }) => pictures.length === 1);
    const ids = (page: keyof typeof PAGES) => photo && stepsOf(opened(photo, page), true).map(({ id }) => id);
    expect(ids('post')).toEqual(['color', 'cutOut', 'brand', 'story']);
    expect(ids('story')).toEqual(['color', 'cutOut', 'brand', 'post']);
  });

  const cases = some.flatMap((one, index) =>
    (index % 5 === 0 ? (['post', 'story'] as const) : (['post'] as const)).map((page) => [one.id, page, one] as const),
  );
  test.each(oneIn(3, cases))('each suggestion does what it says: %s as a %s', async (_, page, template) => {
    for (const { id, prompt } of stepsOf(opened(template, page))) {
      const chat = opened(template, page);
      const { calls } = await chat.say(prompt);
      const did = calls.filter(({ outcome }) => outcome.ok).map(({ tool }) => tool);
      const changed = chat.design.log.length + chat.design.created.length;
      expect({ id, did: did[0] }).toEqual({ id, did: TOOLS[id] });
      expect(changed).toBeGreaterThan(0);
    }
  });
});
