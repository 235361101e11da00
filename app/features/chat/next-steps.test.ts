/** Suggested next steps: which are offered when, and what the built-in assistant makes of each. */
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { kindQuestion } from '#tools/contract/try-on-kinds.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { nextSteps } from './next-steps.ts';

/** A chat in which a photo was laid out, and what is suggested then. */
async function poster(format = 'Instagram post') {
  const chat = new AssistantChat();
  await chat.say(`${format} for my summer sale, 30% off sneakers`, [chat.picture('shoe.jpg')]);
  return chat;
}

function stepsOf(chat: AssistantChat, more: { hasBrandKit?: boolean; last?: ChatMessage } = {}) {
  return nextSteps({
    document: chat.design.document,
    page: chat.design.page,
    hasBrandKit: false,
    last: chat.history.at(-1),
    ...more,
  });
}

const answer = (state: 'finished' | 'failed' | 'stopped', text: string): ChatMessage => ({
  id: 'a',
  role: 'assistant',
  metadata: { createdAt: '', turn: { id: 't', state } },
  parts: [{ type: 'text', text }],
});

describe('what is offered', () => {
  test('two to four steps that fit the page and do not repeat what was just done', async () => {
    const chat = await poster();
    const ids = stepsOf(chat).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(ids.length).toBeLessThanOrEqual(4);
    expect(ids).toEqual(expect.arrayContaining(['version', 'story', 'download']));
    expect(ids).not.toContain('post');
    await chat.say(message('chat.next.downloadPrompt'));
    expect(stepsOf(chat).map(({ id }) => id)).not.toContain('download');
    expect(stepsOf(chat, { hasBrandKit: true }).map(({ id }) => id)).toContain('brand');
  });

  test('the other of two things after a cutout that found both, and the assistant takes it', async () => {
    const chat = await poster();
    chat.design.imaging.others = [{ x: 0, y: 0.4, width: 0.15, height: 0.4 }];
    const { said } = await chat.say('Remove the background of the photo');
    expect(said).toContain('the other one');
    expect(
      stepsOf(chat)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['other', 'both']);
    for (const [prompt, instead] of [
      [message('chat.next.otherPrompt'), 'other'],
      [message('chat.next.bothPrompt'), 'both'],
    ] as const) {
      const { calls, said: answered } = await chat.say(prompt);
      expect(
        calls.map(({ tool, input }) => [tool, input]),
        answered,
      ).toEqual([['remove_background', expect.objectContaining({ instead })]]);
    }
  });

  test('both kinds after a garment that looks like another one, and either answer tries it on as that kind', async () => {
    const chat = new AssistantChat();
    const pictures = ['woman.jpg', 'IMG_2041.jpg'].map((name) => chat.picture(name));
    for (const [answer, input] of [
      [0, { type: 'full' }],
      [1, { type: 'top', sure: true }],
    ] as const) {
      chat.design.tryOns.refuses = message('tryOn.isIt', kindQuestion('top', 'full'));
      const { said } = await chat.say('put this top on her', pictures);
      expect(said).toContain('Which is it?');
      const steps = stepsOf(chat);
      expect(steps.map(({ label }) => label)).toEqual(['Try it on as a dress or a suit', 'Try it on as a top']);
      chat.design.tryOns.refuses = null;
      const { calls, said: then } = await chat.say(steps[answer]?.prompt ?? '');
      expect(calls, then).toMatchObject([{ tool: 'try_on', input, outcome: { ok: true } }]);
    }
  });

  test('an upright page gets a post, an empty page something to begin with and nothing to take away', async () => {
    expect(stepsOf(await poster('Instagram story')).map(({ id }) => id)).toEqual(expect.arrayContaining(['post']));
    const blank = stepsOf(new AssistantChat(), { last: answer('finished', 'Hello.') }).map(({ id }) => id);
    expect(blank).toEqual(['text', 'background']);
  });

  test('nothing after a turn that failed, was stopped or asks something, and nothing before the first', async () => {
    const chat = await poster();
    for (const last of [
      answer('failed', ''),
      answer('stopped', 'I'),
      answer('finished', 'Which of the two do you mean?'),
    ])
      expect(stepsOf(chat, { last })).toEqual([]);
    expect(stepsOf(new AssistantChat())).toEqual([]);
  });
});

describe('what becomes of each', () => {
  test.each([
    ['headline', /update_layer|edit_text/],
    ['version', /compose_design/],
    ['story', /resize/],
    ['post', /resize/],
    ['cutOut', /remove_background/],
    ['download', /export/],
    ['background', /set_background/],
    ['text', /add_text/],
  ] as const)('%s', async (id, tool) => {
    const chat = await poster(id === 'post' ? 'Instagram story' : undefined);
    // Adds the photo as a layer of its own, so that the message can refer to it.
    if (id === 'cutOut' && chat.images.length === 0) await chat.say('Add the photo');
    const { calls } = await chat.say(message(`chat.next.${id}Prompt`));
    const called = calls.find((call) => tool.test(call.tool));
    expect(called?.outcome).toMatchObject({ ok: true });
  });

  test('the brand kit is asked for, whatever it holds', async () => {
    const chat = await poster();
    await chat.say(message('chat.next.brandPrompt'));
    expect(chat.called).toContain('apply_brand_kit');
  });
});
